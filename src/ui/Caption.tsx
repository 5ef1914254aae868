import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';

import { NoBreak } from './NoBreak';

export interface CaptionProps {
  /** The picture described. */
  of: PictureSource;
  /** Describes the picture, without the word illustration. If absent, the caption reads only "Illustration". */
  text?: string | undefined;
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
          {text !== undefined && (
            <span>
              <NoBreak text={text} />
            </span>
          )}
          <span>Illustration</span>
        </>
      ) : (
        <NoBreak text={text === undefined ? 'Illustration' : `${text}. Illustration`} />
      )}
    </Tag>
  );
}

/** A caption that runs downwards beside its picture, on wide screens. */
export function SideCaption({ children }: { children: ReactNode }) {
  // The inner element turns the text, so that the logical sides of the caption stay those of the page.
  return (
    <figcaption className="absolute inset-s-full bottom-[236px] ms-5 max-xl:hidden">
      <span className="block text-caption tracking-[0.02em] whitespace-nowrap text-mute [writing-mode:vertical-rl]">{children}</span>
    </figcaption>
  );
}
