import { lipBlush } from '@/content/lipBlush';
import { LateLeadForm } from '@/leads/late';
import type { SharedValues } from '@/leads/sharedValues';

/** The booking form of the hero on a white card, with the rating and the promise of an answer at its foot. */
export function FormCard({ shared }: { shared: SharedValues }) {
  const { form, proof } = lipBlush.hero;
  return (
    <div className="border border-sand bg-white px-5 pt-5.5 md:px-6 md:pt-7 xl:px-8">
      <p className="eyebrow">{form.eyebrow}</p>
      <h2 className="mt-1 mb-3.5 text-[26px]/[1.18] font-semibold md:mb-4.5 md:text-h3 md:font-semibold">{form.headline}</h2>
      <LateLeadForm form="lipBlushHero" shared={shared} />
      <p className="-mx-5 mt-5 flex flex-wrap justify-between gap-x-3 border-t border-sand px-5 py-3.5 text-caption text-ink-soft md:-mx-6 md:px-6 xl:-mx-8 xl:px-8">
        <span>
          <b className="font-semibold text-ink">{proof.rating}</b> {proof.reviews}
        </span>
        <span>{proof.answer}</span>
      </p>
    </div>
  );
}
