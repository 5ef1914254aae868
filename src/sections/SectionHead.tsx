import { classNames } from '@/lib/classNames';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { reveal } from '@/ui/reveal';

interface SectionHeadProps {
  /** The headline. One phrase between `*asterisks*` is set in italics. */
  text: string;
  eyebrow?: string;
  /** The sentences beside the headline from 1024 px, and below it on narrower screens. */
  children?: string | false;
}

/** The head of a section, on light and dark backgrounds: the headline and a short text in one row. */
export function SectionHead({ text, eyebrow, children }: SectionHeadProps) {
  return (
    <div ref={reveal} className="mb-8 grid-12 items-end gap-y-4 md:mb-12">
      <div className="col-span-12 lg:col-span-7">
        <Heading eyebrow={eyebrow} text={text} className={classNames('text-(--strong)', eyebrow !== undefined && 'mt-4')} />
      </div>
      {children && (
        <p className="col-span-12 max-w-[44ch] text-small text-(--soft) lg:col-span-4 lg:col-start-9">
          <NoBreak text={children} />
        </p>
      )}
    </div>
  );
}
