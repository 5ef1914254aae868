import { contact } from '@/content/contact';
import { LateMapFrame } from '@/sections/late';
import { facts } from '@/site/facts';

import { WideMap } from './WideMap';

/** The map from edge to edge, and on its corner how the door is found. It ends the page. */
export function Way() {
  const { title, steps, map } = contact.door;
  return (
    <section aria-labelledby="way" className="relative bg-white">
      <div className="relative h-95 [--map-inset:var(--bleed)] md:h-160">
        <LateMapFrame drawing={<WideMap />} />
      </div>
      <div className="wide pointer-events-none flex md:absolute md:inset-x-0 md:bottom-12 md:justify-end">
        <div className="pointer-events-auto w-full bg-white py-12 md:w-[min(430px,50%)] md:border md:border-sand md:px-8 md:pt-8 md:pb-5">
          <h2 id="way" className="mb-4 text-[28px]/[1.2] font-semibold md:text-[26px]/[1.2]">
            {title}
          </h2>
          <ol>
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[32px_1fr] border-t border-sand py-2.5 text-small/normal text-balance text-ink-soft max-md:py-3"
              >
                <span aria-hidden="true" className="font-serif text-label font-semibold text-rosewood">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <a href={facts.mapUrl} target="_blank" rel="noopener noreferrer" className="text-link mt-3 inline-block py-3">
            {map}
          </a>
        </div>
      </div>
    </section>
  );
}
