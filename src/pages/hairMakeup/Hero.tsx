import hair from 'picture:hair-hero';

import { hairMakeup } from '@/content/hairMakeup';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { Actions } from './Actions';

/** Dark, with hair down the whole right edge, the bar included; the three lists below the words (§2 "Hair and makeup"). */
export function Hero() {
  const { eyebrow, headline, lead, index } = hairMakeup.hero;
  const anchors = [
    { href: '#styling', name: index.styling },
    { href: '#colour', name: index.colour },
    { href: '#makeup', name: index.makeup },
  ];
  return (
    <section className="on-dark overflow-hidden bg-espresso text-on-deep">
      <div className="wide grid-12 lg:min-h-[clamp(720px,60vw,860px)]">
        <div className="col-span-12 flex flex-col pt-17 pb-8 md:col-span-8 md:pt-bar md:pb-12 lg:col-span-7 lg:pb-14">
          <div className="pt-1 md:pt-6">
            <Breadcrumbs page="hairMakeup" />
          </div>
          <div className="mt-auto pt-4 md:pt-20 lg:pt-14">
            <p className="eyebrow text-champagne">{eyebrow}</p>
            <h1 className="mt-4 mb-4.5 max-w-[8em] text-display-1 text-porcelain md:mt-6.5 md:mb-7">
              <Emphasis text={headline} />
            </h1>
            <p className="mb-7 max-w-[36ch] text-[19px]/[1.55] text-balance md:mb-9 md:text-lead">{lead}</p>
            <Actions />
            <nav aria-label={index.label} className="mt-8 border-t border-hair-dark pt-2.5 md:mt-13 md:mr-6 md:pt-5">
              <ul className="flex gap-x-10 max-md:justify-between max-md:gap-x-3">
                {anchors.map(({ href, name }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-12 items-center gap-2.5 font-serif text-[22px]/[1.2] font-medium text-porcelain no-underline hover:text-champagne md:text-[25px]/[1.2]"
                    >
                      {name}
                      <svg
                        viewBox="0 0 12 12"
                        width="12"
                        height="12"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="1.2"
                        aria-hidden="true"
                      >
                        <path d="M6 1.5V10M2 6.5l4 4 4-4" />
                      </svg>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </div>
        <div className="relative col-span-12 -mx-gutter h-75 md:bleed-right md:col-span-4 md:ml-0 md:h-auto lg:col-span-5">
          <Picture source={hair} sizes="(min-width: 1024px) 44vw, (min-width: 768px) 56vw, 100vw" fit="fill" priority />
        </div>
      </div>
    </section>
  );
}
