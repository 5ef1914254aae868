import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { Picture } from '@/ui/Picture';

import { indexPictures } from './pictures';

/** Three plates below the hero lead to their price cards. */
export function HeroIndex() {
  return (
    <ul aria-label="Treatments" className="col-span-12 mt-8 pb-10 md:grid-12 md:pb-0 lg:mt-0">
      {permanentMakeupLanding.pricing.categories.map(({ id, title, count }) => (
        <li key={id} className="max-md:border-t max-md:border-sand md:col-span-4 md:not-last:border-r md:not-last:border-sand">
          <a
            href={`#${id}`}
            className="group grid grid-cols-[116px_1fr] items-center gap-5 py-3.5 no-underline md:max-lg:grid-cols-[84px_1fr] md:max-lg:gap-3 md:py-5.5 lg:grid-cols-[128px_1fr]"
          >
            <span className="relative block h-18 overflow-hidden rounded-sm md:max-lg:h-15 lg:h-21">
              <Picture source={indexPictures[id]} sizes="132px" fit="fill" focus="50% 58%" alt="" />
            </span>
            <span className="text-small text-mute">
              <b className="block font-serif text-[26px]/[1.2] font-semibold text-ink group-hover:text-rosewood">{title}</b>
              {count}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
