import lips from 'picture:lip-hero';

import { lipBlush } from '@/content/lipBlush';
import type { SharedValues } from '@/leads/sharedValues';
import { classNames } from '@/lib/classNames';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { Badges } from './Badges';
import { Contents } from './Contents';
import { FormCard } from './FormCard';

/**
 * Words left, lips in an arch, the booking form laid over the arch's edge; below them the page's contents (§2). The mouth keeps
 * clear of the card: the arch is only a little wider than its four columns. From 1280 px
 * both end on one line. On phones the card climbs over the arch's foot.
 */
export function Hero({ shared }: { shared: SharedValues }) {
  const { headline, lead, caption } = lipBlush.hero;
  return (
    <section className="overflow-hidden bg-radial-[64%_74%_at_60%_30%] from-petal via-petal/55 via-44% to-porcelain to-86% pt-17 md:pt-bar">
      <div className="wide grid-12 md:grid-rows-[auto_1fr] md:pt-3 lg:pt-5">
        <div className="z-3 col-span-12 md:col-span-6 md:col-start-1 md:row-start-1 lg:col-span-4 lg:col-start-1">
          <Breadcrumbs page="lipBlush" />
          <h1 className="mt-1 text-[clamp(36px,10.4vw,52px)]/[1.06] tracking-[-0.012em] md:mt-5 md:text-display-1 md:[&_em]:block">
            <Emphasis text={headline} />
          </h1>
          <p className="mt-3 text-ink-soft md:mt-5 md:max-w-[23.5em] md:text-lead">{lead}</p>
        </div>
        <div className="col-span-12 max-md:order-last max-md:mt-7 md:col-span-5 md:col-start-1 md:row-start-2 md:self-end md:pt-10 lg:col-span-4 lg:col-start-1">
          <Badges />
        </div>
        <figure className="col-span-12 mt-7 ml-3.5 [--lip-focus:50%_80%] md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 md:mt-3.5 md:ml-0 lg:col-span-4 lg:col-start-5 lg:-mr-12 xl:flex xl:flex-col lg:[--lip-focus:62%_100%]">
          <div className="arch arch-framed h-60 md:h-90 md:max-lg:before:bottom-[78px] lg:h-[46vw] xl:h-auto xl:min-h-[min(620px,46vw)] xl:flex-1">
            <Picture
              source={lips}
              sizes="(min-width: 1024px) 480px, (min-width: 768px) 44vw, 92vw"
              fit="fill"
              focus="var(--lip-focus)"
              priority
            />
          </div>
          {lips.illustration && <figcaption className="mt-4 text-caption text-ink-soft max-lg:hidden">{caption}. Illustration</figcaption>}
        </figure>
        <div
          className={classNames(
            'z-2 col-span-12 -mt-14 md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 md:mt-[calc(360px-64px)] lg:col-span-4 lg:col-start-9 lg:mt-19 xl:self-end',
            lips.illustration && 'xl:mb-[35.5px]',
          )}
        >
          <FormCard shared={shared} />
          {lips.illustration && <p className="mt-3 text-caption text-ink-soft lg:hidden">{caption}. Illustration</p>}
        </div>
      </div>
      <Contents />
    </section>
  );
}
