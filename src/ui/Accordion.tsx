import * as Radix from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

import { ExpandIcon } from './ExpandIcon';
import { NoBreak } from './NoBreak';
import { ReadableButton } from './ReadableButton';

interface AccordionItem {
  /** Unique within its accordion. */
  id: string;
  question: string;
  answer: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
}

/** Removes an attribute of Radix: Defuddle, which web clippers use, drops every element that has it. */
const readable = { 'data-orientation': undefined };
/** Removes the sizes of Radix, which nothing uses. */
const unsized: CSSProperties & Record<`--radix-accordion-content-${'height' | 'width'}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};

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
    <Radix.Root asChild type="single" collapsible>
      <div ref={root} {...readable} className="accordion border-t border-(--hair)">
        {items.map(({ id, question, answer }) => (
          <Radix.Item key={id} value={id} {...readable} className="accordion-item row-line">
            <Radix.Header {...readable}>
              <Radix.Trigger asChild type={undefined} {...readable}>
                <ReadableButton className="group/question flex min-h-17 w-full items-center justify-between gap-6 py-4 text-card hover:text-(--gilt) md:min-h-19">
                  <span>
                    <NoBreak text={question} />
                  </span>
                  <ExpandIcon turned="group-data-[state=open]/question:rotate-90 [@media(scripting:none)]:rotate-90" />
                </ReadableButton>
              </Radix.Trigger>
            </Radix.Header>
            <Radix.Content forceMount {...readable} style={unsized}>
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
      </div>
    </Radix.Root>
  );
}
