import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';

export interface CaptionProps {
  /** The picture described. */
  of: PictureSource;
  /** What the drawing shows, without the word illustration. */
  text: string;
  /** Puts the text at one end of the line and 'Illustration' at the other. */
  split?: boolean;
  as?: 'figcaption' | 'p';
  className?: string | undefined;
}

/** The caption of a drawing. It also says that the picture is an illustration. Photographs have no caption. */
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
