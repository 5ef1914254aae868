import type { guide as content } from '@/content/guide';
import type { Point } from '@/content/shapes';
import { Days } from '@/sections/Days';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';

/** Preparation, healing and aftercare. The last part shows only once the owner has filled in her facts. */
export function Guide({ id, title, text, parts, healing, after, studio }: typeof content) {
  return (
    <section id={id} className="py-section">
      <div className="wide grid-12 gap-y-8 md:gap-y-12">
        <div className="col-span-12 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <Heading text={title} />
          <p className="mt-4 max-w-[34ch] text-ink-soft lg:mt-6">{text}</p>
        </div>
        <div className="col-span-12 grid gap-y-10 lg:col-span-7 lg:col-start-6">
          {parts.map((part) => (
            <Part key={part.title} {...part} />
          ))}
          <div>
            <h3 className="border-t border-brass pt-4 text-h2 text-oxblood">{healing.title}</h3>
            {healing.lists.map((list) => (
              <div key={list.title} className="pt-5 md:pt-8">
                <h4 className="mb-2 font-serif text-card md:mb-4">{list.title}</h4>
                <Days days={list.days} />
              </div>
            ))}
          </div>
          <Part {...after} />
          {studio.points.length > 0 && <Part {...studio} />}
        </div>
      </div>
    </section>
  );
}

function Part({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <div>
      <h3 className="border-t border-brass pt-4 text-h2 text-oxblood">{title}</h3>
      <dl>
        {points.map((point) => (
          <div key={point.title} className="pt-5">
            <dt className="font-serif text-card">{point.title}</dt>
            <dd className="mt-1 max-w-[58ch] text-ink-soft">
              <NoBreak text={point.text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
