import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { Unbroken } from '@/ui/Unbroken';

import { tray } from './pictures';

/** §2: the Why Choose list, six ruled entries on oxblood; the tray off the right edge. */
export function Why() {
  const { chat, why } = permanentMakeupLanding;
  return (
    <section className="on-dark overflow-hidden bg-oxblood-deep text-porcelain">
      <div className="wide grid-12 items-stretch">
        <div className="col-span-12 py-section max-md:pb-12 md:col-span-8 lg:col-span-7">
          <h2 className="mb-8 text-display-2 md:mb-14">
            <Emphasis text={why.headline} />
          </h2>
          <ol className="grid gap-x-(--gap) md:grid-cols-2">
            {why.reasons.map(({ title, text }) => (
              <li key={title} className="border-t border-hair-dark pt-4.5 pb-5 md:pt-5.5 md:pr-6 md:pb-7.5">
                <h3 className="mb-1.5 text-[26px]/[1.18] font-semibold">
                  <Unbroken text={title} />
                </h3>
                <p className="max-w-[30ch] text-on-deep">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-4 grid md:mt-6 md:block">
            <ButtonLink href={chat} look="champagne" newTab>
              <Icon name="chat" size={22} />
              {why.ask}
            </ButtonLink>
          </p>
        </div>
        <figure className="relative col-span-12 -mx-gutter h-75 md:bleed-right md:col-span-4 md:ml-0 md:h-auto lg:col-span-5 lg:ml-12">
          <Picture source={tray} sizes="(min-width: 1024px) 40vw, (min-width: 768px) 38vw, 100vw" fit="fill" focus="50% 46%" />
          {tray.illustration && (
            <figcaption className="absolute bottom-0 left-0 z-1 bg-oxblood-deep pt-3 pr-4 pb-3.5 text-caption text-on-deep max-md:pl-gutter md:pl-4">
              {why.plate}. Illustration
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
