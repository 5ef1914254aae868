import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useRef } from 'react';

import { ExpandIcon } from './ExpandIcon';
import { NoBreak } from './NoBreak';

interface AccordionItem {
  /** Unique within its accordion. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
}

/**
 * Questions that expand (Radix accordion), one at a time. The answers are always in the HTML. Without scripts all of them are open;
 * while scripts load, focusing a question opens its answer (`accordion-answer` in design.css).
 */
export function Accordion({ items }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) root.current.dataset.live = '';
  }, []);
  return (
    <Radix.Root ref={root} type="single" collapsible className="accordion border-t border-(--hair)">
      {items.map(({ id, question, answer }) => (
        <Radix.Item key={id} value={id} className="accordion-item border-b border-(--hair)">
          <Radix.Header>
            {/* Safari focuses a clicked button only if it has a tabindex. */}
            <Radix.Trigger
              tabIndex={0}
              className="group/question flex min-h-17 w-full items-center justify-between gap-6 py-4 text-start text-card hover:text-(--gilt) md:min-h-19"
            >
              <span>
                <NoBreak text={question} />
              </span>
              <ExpandIcon turned="group-data-[state=open]/question:rotate-90 [@media(scripting:none)]:rotate-90" />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content forceMount>
            <div className="accordion-answer">
              <div>
                <div className="max-w-[66ch] pb-5 text-(--soft) md:pb-8">
                  {typeof answer === 'string' ? <NoBreak text={answer} /> : answer}
                </div>
              </div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
