import { gallery, type GalleryFilter } from '@/content/gallery';
import { Emphasis } from '@/ui/Emphasis';

import { Filters } from './Filters';
import { drawnPlates } from './plates';

interface HeroProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** The statement, what hangs here, and the filters over a hairline (§2 "Gallery"). */
export function Hero({ filter, onFilter }: HeroProps) {
  const { headline, text, drawn, consent } = gallery.hero;
  const illustrations = drawnPlates();
  return (
    <section className="pt-23 md:pt-37">
      <div className="wide grid-12">
        <h1 className="col-span-12 text-display-1 lg:col-span-8">
          <Emphasis text={headline} />
        </h1>
        <p className="col-span-12 mt-5 text-small/[1.6] text-ink-soft md:col-span-8 md:mt-6 lg:col-span-3 lg:col-start-10 lg:mt-0 lg:self-end lg:pb-2.5">
          {text} {illustrations !== 'none' && `${drawn[illustrations]} `}
          {consent}
        </p>
        <Filters filter={filter} onFilter={onFilter} />
      </div>
    </section>
  );
}
