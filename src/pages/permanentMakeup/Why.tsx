import { permanentMakeup } from '@/content/permanentMakeup';
import { plateWords } from '@/lib/picture';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { whyPictures } from './pictures';

const focuses = { technique: '50% 46%', safety: '50% 58%', room: '78% 50%' } as const;

/** §2: why choose us, three points. A skyline: the heading stands on two low plates, the third rises beside it. */
export function Why() {
  const { eyebrow, headline, points } = permanentMakeup.why;
  return (
    <section className="bg-petal py-section">
      <div className="wide grid-12 md:grid-rows-[1fr_auto_auto]">
        <div
          ref={reveal}
          className="col-span-12 pb-10 md:relative md:z-1 md:col-span-8 md:col-start-1 md:row-start-1 md:pb-14 lg:pb-16 supports-[grid-template-rows:subgrid]:md:self-end"
        >
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 max-w-[13em] text-display-2 md:mt-5.5">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ul className="col-span-12 grid-12 gap-y-10 md:col-start-1 md:row-span-3 md:row-start-1 md:grid-rows-[1fr_auto_auto] md:gap-y-0 supports-[grid-template-rows:subgrid]:md:grid-rows-subgrid">
          {points.map(({ id, title, text, plate }, index) => {
            const picture = whyPictures[id];
            const tall = index === points.length - 1;
            return (
              <li
                key={id}
                className={
                  tall
                    ? 'col-span-12 md:col-span-4 md:col-start-9 md:row-span-3 md:row-start-1 md:grid md:content-end supports-[grid-template-rows:subgrid]:md:grid-rows-subgrid'
                    : 'col-span-12 md:col-span-4 md:row-span-2 md:row-start-2 md:grid md:content-start supports-[grid-template-rows:subgrid]:md:grid-rows-subgrid'
                }
              >
                <div className={tall ? 'relative aspect-7/5 md:row-span-2 md:aspect-424/600' : 'relative aspect-7/5 md:aspect-424/300'}>
                  <Picture
                    source={picture}
                    sizes={
                      tall
                        ? '(min-width: 1504px) 860px, (min-width: 768px) 58vw, 90vw'
                        : '(min-width: 1504px) 437px, (min-width: 768px) 29vw, 90vw'
                    }
                    fit="fill"
                    focus={focuses[id]}
                  />
                </div>
                <div>
                  <p className="mt-2.5 text-caption text-ink-soft md:min-h-5 md:max-lg:min-h-10">
                    {plateWords(picture, `${plate}. Illustration`)}
                  </p>
                  <h3 className="mt-4 text-h3 font-semibold md:mt-5.5 md:max-lg:text-card md:max-lg:text-balance">{title}</h3>
                  <p className="mt-2 max-w-[40ch] md:max-lg:text-small">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
