import lift from 'picture:brows-lift';
import type { ReactNode } from 'react';

import { browsLashes } from '@/content/browsLashes';
import type { PriceItem } from '@/content/shapes';
import { plateWords } from '@/lib/picture';
import { PriceRows } from '@/sections/PriceRows';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** The brow and lash price lists (§2): a white folio on petal, two facing pages with their folds and page numbers. */
export function Folio() {
  const { brows, lashes, more } = browsLashes.menu;
  return (
    <section className="bg-petal py-5 md:py-16 lg:pt-28 lg:pb-32">
      <div
        ref={reveal}
        className="relative mx-auto grid w-[calc(100%-20px)] bg-white after:pointer-events-none after:absolute after:inset-2 after:border after:border-sand md:w-[min(1360px,100%-2*var(--gutter))] md:after:inset-3.5 lg:grid-cols-2"
      >
        <FolioPage headline={brows.headline} motto={brows.motto} items={brows.items} foot={brows.foot} number={1}>
          <p className="mt-3">
            <a href={more.path} className="text-link inline-block py-3">
              {more.label}
            </a>
          </p>
        </FolioPage>
        <FolioPage
          headline={lashes.headline}
          motto={lashes.motto}
          items={lashes.items}
          foot={plateWords(lift, `${lashes.foot}. Illustration`)}
          number={2}
        >
          <div className="relative mt-7 min-h-40 flex-1 md:max-lg:min-h-72">
            <Picture
              source={lift}
              sizes="(min-width: 1504px) 536px, (min-width: 1024px) 36vw, (min-width: 768px) 78vw, 88vw"
              fit="fill"
              focus="50% 46%"
            />
          </div>
        </FolioPage>
      </div>
    </section>
  );
}

interface FolioPageProps {
  headline: string;
  motto: string;
  items: readonly PriceItem[];
  foot: string | undefined;
  number: number;
  children?: ReactNode;
}

function FolioPage({ headline, motto, items, foot, number, children }: FolioPageProps) {
  return (
    <div className="flex flex-col px-6.5 pt-12 pb-10 not-first:border-sand max-lg:not-first:mx-2 max-lg:not-first:border-t max-lg:not-first:px-4.5 md:px-16 md:pt-18 md:pb-16 md:max-lg:not-first:mx-3.5 md:max-lg:not-first:px-12.5 lg:px-[clamp(40px,5vw,72px)] lg:not-first:border-l">
      <div className="mb-5.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-9">
        <h2 className="text-display-2">{headline}</h2>
        <p className="font-serif text-[22px]/[1.2] font-medium text-rosewood italic">{motto}</p>
      </div>
      <PriceRows label={`${headline}: prices`} items={items} />
      {children}
      <p className="mt-auto flex justify-between gap-4 pt-5 text-caption text-mute md:pt-8">
        <span>{foot}</span>
        <span aria-hidden="true">{number}</span>
      </p>
    </div>
  );
}
