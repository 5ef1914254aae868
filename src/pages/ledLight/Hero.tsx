import { ledLight } from '@/content/ledLight';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';

import { BookButton } from './Booking';
import { Lights } from './Lights';

/** Night, the bar included; three arches of light stand on the surface of the skin (§2). On phones they stand below the words. */
export function Hero() {
  const { hero, actions } = ledLight;
  return (
    <section className="on-dark overflow-hidden bg-night bg-radial-[60%_70%_at_72%_100%] from-night-glow from-0% via-night-glow/30 via-46% to-night to-82% text-night-text">
      <div className="wide grid-12 relative lg:min-h-[clamp(720px,62.5vw,900px)]">
        <div className="relative z-1 col-span-12 flex flex-col pt-17 pb-75 md:pt-bar md:pb-105 lg:col-span-6 lg:pb-20">
          <div className="pt-1 md:pt-6">
            <Breadcrumbs page="ledLight" />
          </div>
          <div className="pt-3 md:pt-14 lg:my-auto lg:pt-6">
            <p className="eyebrow text-champagne">{hero.eyebrow}</p>
            <h1 className="mt-3.5 mb-4 text-display-1 text-porcelain md:mt-5 md:mb-6 [&_em]:block">
              <Emphasis text={hero.headline} />
            </h1>
            <p className="max-w-[25em] md:text-lead">{hero.lead}</p>
            <div className="mt-6.5 mb-7 grid gap-3 md:mt-9 md:mb-12 md:flex">
              <BookButton look="gilt">{actions.book}</BookButton>
              <div className="max-md:hidden">
                <ButtonLink href={actions.call.href} look="champagne">
                  <Icon name="call" size={20} />
                  {actions.call.label}
                </ButtonLink>
              </div>
            </div>
            <dl className="flex max-w-[526px] justify-between gap-4 border-t border-night-rule/45 pt-5 text-caption md:justify-start md:gap-12 md:text-small">
              {hero.facts.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt>{label}</dt>
                  <dd className="font-serif text-[22px]/[1.2] font-semibold whitespace-nowrap text-porcelain md:text-[26px]/[1.2]">
                    {figure}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className="absolute right-0 bottom-0 h-75 w-full md:h-105 lg:top-bar lg:h-auto lg:w-[calc(50%-12px)]">
          <Lights />
        </div>
      </div>
    </section>
  );
}
