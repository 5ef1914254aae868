import { type CategoryId, permanentMakeup } from '@/content/permanentMakeup';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { registers } from './pictures';

/** From the top of the arch to its floor, as a face is. */
const ORDER: readonly CategoryId[] = ['brows', 'eyeliner', 'lips'];
const focuses = { brows: '50% 58%', eyeliner: '50% 56%', lips: '50% 58%' } as const;

/** The rows of the arch and of the index beside it: the joints of one run on as the rules of the other. */
const rows =
  'grid grid-rows-[minmax(0,33fr)_minmax(0,29fr)_minmax(0,38fr)] gap-1.5 md:grid-rows-[minmax(0,35fr)_minmax(0,28fr)_minmax(0,37fr)]';

/** §2: a hero with a book button. One arch in three registers; its index leads to the price cards. */
export function Hero() {
  const { eyebrow, headline, lead, book, prices, plates } = permanentMakeup.hero;
  const drawn = ORDER.every((id) => registers[id].illustration);
  return (
    <section className="overflow-hidden pt-17 md:pt-bar">
      <div className="wide grid-12 lg:min-h-[776px]">
        <div className="col-span-12 self-center pt-5 pb-11 md:pt-8 md:pb-14 lg:col-span-5 lg:pt-10 lg:pb-18">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="my-4 text-[clamp(44px,12.2vw,52px)]/[1.03] tracking-[-0.012em] md:my-6.5 md:text-[clamp(52px,5.3vw,76px)]/[1.03] lg:max-xl:text-[50px]/[1.05]">
            <Emphasis text={headline} />
          </h1>
          <p className="mb-6.5 max-w-[30ch] text-[19px]/[1.55] text-ink-soft md:mb-10 md:max-w-[44ch] md:text-lead lg:max-w-[30ch]">
            {lead}
          </p>
          <p className="flex flex-wrap gap-4 *:max-md:flex-1 *:max-md:px-4.5">
            <ButtonLink href={book.href} newTab>
              {book.label}
            </ButtonLink>
            <ButtonLink href={prices.href} look="line">
              {prices.label}
            </ButtonLink>
          </p>
        </div>

        <div className="col-span-8 ml-3.5 h-103 md:h-155 lg:col-span-5 lg:mt-11 lg:ml-8 lg:h-auto">
          <div className="arch arch-framed h-full">
            <div className={`h-full overflow-hidden rounded-[inherit] ${rows}`}>
              {ORDER.map((id, index) => (
                <div key={id} className="relative">
                  <Picture
                    source={registers[id]}
                    sizes="(min-width: 1504px) 495px, (min-width: 1024px) 36vw, (min-width: 768px) 58vw, 60vw"
                    fit="fill"
                    focus={focuses[id]}
                    priority={index === 0}
                  />
                </div>
              ))}
            </div>
          </div>
        </div>

        <ol aria-label="Treatments" className={`col-span-4 h-103 md:h-155 lg:col-span-2 lg:mt-11 lg:h-auto ${rows}`}>
          {ORDER.map((id) => (
            <IndexEntry key={id} id={id} note={drawn && id === 'lips' ? `${plates}. Illustrations` : ''} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function IndexEntry({ id, note }: { id: CategoryId; note: string }) {
  const category = permanentMakeup.prices.categories.find((each) => each.id === id);
  if (!category) return null;
  return (
    <li className="relative flex flex-col justify-end not-last:after:absolute not-last:after:right-0 not-last:after:-bottom-1 not-last:after:-left-(--gap) not-last:after:h-px not-last:after:bg-brass">
      {note !== '' && <small className="mb-auto pt-3 text-caption text-mute max-lg:hidden">{note}</small>}
      <a href={`#${id}`} className="group pt-2 pb-3 no-underline md:pt-3 md:pb-4">
        <b className="block font-serif text-[24px]/[1.1] font-medium max-[359px]:text-[22px]/[1.1] group-hover:text-rosewood md:text-[32px]/[1.1]">
          {category.title}
        </b>
        <span className="mt-0.5 flex items-center justify-between gap-2 text-caption/[1.35] whitespace-nowrap text-ink-soft md:text-small">
          {category.items.length} treatments
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
            className="shrink-0 max-[359px]:hidden"
          >
            <path d="M6 1.5V10M2 6.5l4 4 4-4" strokeWidth="1.2" />
          </svg>
        </span>
      </a>
    </li>
  );
}
