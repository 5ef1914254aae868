import bowl from 'picture:waxing-bowl';

import { beauty } from '@/content/beauty';
import { Amount } from '@/sections/Amount';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Waxing in two plain columns beside a plate as high as they are (§2 "Beauty", §9 "Waxing"). */
export function WaxingLists() {
  const { headline, more, plate, lists } = beauty.waxing;
  return (
    <section id="waxing" className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-8">
        <figure className="col-span-12 flex flex-col lg:col-span-4">
          <div className="relative aspect-5/4 md:aspect-2/1 lg:aspect-auto lg:flex-1">
            <Picture source={bowl} sizes="(min-width: 1024px) 830px, 100vw" fit="fill" focus="46% 60%" />
          </div>
          {bowl.illustration && (
            <figcaption className="mt-3 flex justify-between gap-4 text-caption text-mute">
              <span>{plate}</span>
              <span>Illustration</span>
            </figcaption>
          )}
        </figure>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <div ref={reveal} className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-9">
            <h2 className="text-display-2">{headline}</h2>
            <a href="/waxing" className="text-link inline-block py-3">
              {more}
            </a>
          </div>
          <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
            {lists.map(({ id, title, items }) => (
              <div key={id}>
                <h3 id={`waxing-${id}`} className="pb-3 text-h3 text-rosewood italic">
                  {title}
                </h3>
                <ul aria-labelledby={`waxing-${id}`} className="border-b border-hair-strong">
                  {items.map((item) => (
                    <li
                      key={item.id}
                      className="flex items-baseline justify-between gap-6 border-t border-hair-strong pt-2.5 pb-2.75 text-body/normal"
                    >
                      {item.name}
                      <Amount price={item.price} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
