import { browsLashes } from '@/content/browsLashes';
import { PriceRows } from '@/sections/PriceRows';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { LashLine } from './LashLine';

/** Lash extensions (§9): one drawn lash line, and under each third of it what that way of setting costs. */
export function Extensions() {
  const { headline, text, drawing, styles, removal } = browsLashes.extensions;
  return (
    <section className="on-dark overflow-hidden bg-oxblood-deep py-section text-porcelain">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-3.5">
          <h2 className="col-span-12 text-display-2 md:col-span-6 lg:col-span-7">
            <Emphasis text={headline} />
          </h2>
          <p className="col-span-12 text-on-deep md:col-span-6 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <div className="-mx-gutter mt-9 md:mx-0 md:mt-7">
          <LashLine label={drawing} />
        </div>
        <ul className="mt-3 grid gap-x-8 md:mt-5 md:grid-cols-3 md:gap-x-[clamp(28px,4.4vw,64px)]">
          {styles.map(({ id, name, text: way, items }) => (
            <li key={id} className="grid content-start pt-7 md:row-span-2 md:grid-rows-subgrid">
              <div>
                <h3 className="text-h3 md:text-[32px]/[1.18]">{name}</h3>
                <p className="mt-1 mb-3.5 text-small text-on-deep md:mb-5">{way}</p>
              </div>
              <PriceRows label={`${name} extensions: prices`} items={items} />
            </li>
          ))}
        </ul>
        <div className="mt-8 md:mt-10">
          <PriceRows label="Extensions, removal: price" items={[removal]} />
        </div>
      </div>
    </section>
  );
}
