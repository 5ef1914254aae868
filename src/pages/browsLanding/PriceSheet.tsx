import volume from 'picture:brows-volume';

import { browsLanding } from '@/content/browsLanding';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { Unbroken } from '@/ui/Unbroken';

import { PriceList } from './PriceList';

/** Both price lists (§2, §9). The shorter one ends level with the longer one: its plate takes the rest. */
export function PriceSheet() {
  const { headline, text, browsAndLashes, extensions, plate } = browsLanding.list;
  return (
    <section className="bg-porcelain py-section">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 mb-9 items-end md:mb-12 md:grid-12 lg:mb-14">
          <h2 className="text-display-2 md:col-span-6 lg:col-span-7">
            <Emphasis text={headline} />
          </h2>
          <p className="mt-4 text-small text-ink-soft md:col-span-6 md:mt-0 lg:col-span-4 lg:col-start-9 xl:max-2xl:col-span-5 xl:max-2xl:col-start-8 xl:max-2xl:pl-12">
            <Unbroken text={text} />
          </p>
        </div>
        <div className="col-span-12 xl:col-span-7">
          <PriceList headline={browsAndLashes.headline} items={browsAndLashes.items} />
        </div>
        <div className="col-span-12 mt-14 flex flex-col xl:col-span-5 xl:mt-0 xl:pl-12 2xl:col-span-4 2xl:col-start-9 2xl:pl-0">
          <figure className="flex flex-col max-xl:order-last max-xl:mt-8 xl:mb-9 xl:flex-1">
            <div className="relative min-h-55 flex-1 overflow-hidden rounded-sm md:min-h-80 lg:min-h-105 xl:min-h-60">
              <Picture source={volume} sizes="(min-width: 1504px) 490px, (min-width: 1280px) 36vw, 91vw" fit="fill" focus="52% 52%" />
            </div>
            {volume.illustration && <figcaption className="mt-2.5 text-caption text-mute">{plate}. Illustration</figcaption>}
          </figure>
          <div>
            <PriceList headline={extensions.headline} items={extensions.items} narrow />
          </div>
        </div>
      </div>
    </section>
  );
}
