import { classNames } from '@/lib/classNames';

import { Emphasis } from './Emphasis';

/** Styles of the type scale (tailwind.config.ts). Tailwind finds classes only as whole words. */
const sizes = {
  poster: 'text-poster',
  'display-1': 'text-display-1',
  'display-form': 'text-display-form',
  'display-call': 'text-display-call',
  'display-2': 'text-display-2',
  'display-3': 'text-display-3',
  h2: 'text-h2',
  h3: 'text-h3',
} as const;

interface HeadingProps {
  /** One phrase between `*asterisks*` is set in italics. */
  text: string;
  /** The small line above the headline. */
  eyebrow?: string | undefined;
  level?: 1 | 2 | 3;
  size?: keyof typeof sizes;
  className?: string;
  eyebrowClass?: string;
}

/** The headline of a section and its eyebrow, without a wrapper: the parent places both. */
export function Heading({ text, eyebrow, level = 2, size = 'display-2', className, eyebrowClass }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <>
      {eyebrow !== undefined && <p className={classNames('overtitle', eyebrowClass)}>{eyebrow}</p>}
      <Tag className={classNames(sizes[size], className)}>
        <Emphasis text={text} />
      </Tag>
    </>
  );
}
