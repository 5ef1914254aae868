import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';

export interface CaptionProps {
  /** The picture it speaks of. */
  of: PictureSource;
  /** What the drawing shows, without the word illustration. */
  text: string;
  /** The text at one end of the line, the word at the other. */
  split?: boolean;
  as?: 'figcaption' | 'p';
  className?: string | undefined;
}

/** What stands under a drawing, and that it is one. A photograph has none. */
export function Caption({ of, text, split = false, as: Tag = 'figcaption', className }: CaptionProps) {
  if (!of.illustration) return null;
  return (
    <Tag className={classNames('text-caption', split && 'flex justify-between gap-4', className)}>
      {split ? (
        <>
          <span>{text}</span>
          <span>Illustration</span>
        </>
      ) : (
        `${text}. Illustration`
      )}
    </Tag>
  );
}
