import type { ReactNode } from 'react';

import type { gallery as content, GalleryItem } from '@/content/gallery';
import { Heading } from '@/ui/Heading';

export function Hero({
  headline,
  text,
  illustrationNote,
  consent,
  items,
  children,
}: typeof content.hero & Pick<typeof content, 'items'> & { children: ReactNode }) {
  const isDrawn = ({ picture }: GalleryItem) => picture.illustration;
  const note = items.some(isDrawn) && (items.every(isDrawn) ? illustrationNote.all : illustrationNote.some);
  return (
    <section className="pt-24 md:pt-36">
      <div className="wide grid-12">
        <Heading level={1} size="display-1" text={headline} className="col-span-12 lg:col-span-8" />
        <p className="col-span-12 max-w-[66ch] text-small text-ink-soft max-lg:mt-5 lg:col-span-4 lg:col-start-9 lg:self-end lg:pb-2">
          {[text, note, consent].filter(Boolean).join(' ')}
        </p>
        {children}
      </div>
    </section>
  );
}
