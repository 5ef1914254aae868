import type { ReactNode } from 'react';

import { lipBlush } from '@/content/lipBlush';

/** Experience, natural results and the licences, each in a small arch (§2 "licence badges"). */
export function Badges() {
  const { experience, natural, licence, pigments } = lipBlush.hero.badges;
  return (
    <ul className="grid grid-cols-4 gap-x-2.5 md:gap-x-4 md:max-lg:grid-cols-2 md:max-lg:gap-y-6">
      <Badge mark={experience.mark} words={experience.words} />
      <Badge mark={<Mouth />} words={natural.words} />
      <Badge mark={licence.mark} words={licence.words} />
      <Badge mark={pigments.mark} words={pigments.words} />
    </ul>
  );
}

function Badge({ mark, words }: { mark: ReactNode; words: string }) {
  return (
    <li className="text-caption/[1.35] text-ink-soft">
      <span className="mb-2.5 grid h-17.5 w-14.5 place-items-center rounded-t-full border border-brass pt-3 font-serif text-[21px]/none font-semibold text-ink md:h-19.5 md:w-16">
        {mark}
      </span>{' '}
      <span className="block max-w-[12ch]">{words}</span>
    </li>
  );
}

function Mouth() {
  return (
    <svg viewBox="0 0 36 22" fill="none" stroke="currentColor" strokeWidth="1.1" aria-hidden="true" className="w-8.5">
      <path d="M1 10C6 8 10 2 14 2c2 0 3 1 4 1s2-1 4-1c4 0 8 6 13 8-5 7-11 10-17 10S6 17 1 10z" />
      <path d="M1 10c6 .4 10 1 13 1 2 0 3-.7 4-.7s2 .7 4 .7c3 0 7-.6 13-1" />
    </svg>
  );
}
