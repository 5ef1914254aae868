import luminous from 'picture:skin-luminous';
import needling from 'picture:skin-needling';

import { skinPen } from '@/content/skinPen';
import { LateLeadForm } from '@/leads/late';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { Emphasis } from '@/ui/Emphasis';

import { Loupe } from './Loupe';
import { Mesh } from './Mesh';

/** Centred words on a mesh of points, a form in one line, two loupes that slide in from the page's edges (§2). */
export function Hero() {
  const { eyebrow, headline, lead, form, rating, facts, plates } = skinPen.hero;
  return (
    <section className="relative overflow-hidden pt-17 md:pt-bar">
      <Mesh />
      <div className="relative z-2 wide pt-1 pb-6 text-center md:pt-5 md:pb-14 lg:pb-18">
        <div className="flex justify-center [&_ol]:justify-center">
          <Breadcrumbs page="skinPen" />
        </div>
        <p className="eyebrow mt-2 md:mt-5">{eyebrow}</p>
        <h1 className="mx-auto mt-2.5 mb-3 max-w-[11.6em] text-display-1 md:mt-4 md:mb-5">
          <Emphasis text={headline} />
        </h1>
        <p className="text-[18px]/[1.5] text-balance text-ink-soft md:text-lead">{lead}</p>
      </div>
      <Loupe source={needling} side="left" priority />
      <Loupe source={luminous} side="right" soft />
      <div className="relative z-3 wide">
        <div className="rounded-sm border border-sand bg-white p-5 md:px-6 md:pb-6">
          <h2 className="mb-3 text-card font-semibold">{form}</h2>
          <LateLeadForm form="skinPenHero" layout="line" />
        </div>
      </div>
      <div className="relative z-2 wide flex min-h-74 max-w-46 flex-col items-center justify-center gap-2.5 py-6 text-center text-small/[1.4] text-ink-soft md:grid md:min-h-0 md:max-w-none md:grid-cols-2 md:items-baseline md:justify-between md:gap-x-6 md:gap-y-2 md:pt-5.5 md:pb-11 md:text-left xl:grid-cols-[repeat(4,auto)]">
        <p>
          <b className="font-semibold text-ink">{rating.figure}</b> {rating.text}
        </p>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {needling.illustration && luminous.illustration && <p className="text-caption text-mute">{plates}. Illustrations</p>}
      </div>
    </section>
  );
}
