import type { AccordionProps } from './AccordionBody';
import { island } from './island';

/** Questions that unfold. They stand in the page's HTML and open before their script comes. */
export const Accordion = island<AccordionProps>(async () => (await import('./AccordionBody')).AccordionBody, <div className="min-h-96" />);
