import { homeFacials } from '@/content/homeFacials';
import { Amount } from '@/sections/Amount';
import { chatAbout } from '@/site/links';
import { Emphasis } from '@/ui/Emphasis';

import { Flacon } from './Flacon';

/** The facial menu (§2): nine flacons on three brass boards; on phones a board for each. Each is booked in a chat of its own (§7.5). */
export function Shelves() {
  const { headline, text, listLabel, book, items } = homeFacials.menu;
  return (
    <section id="menu" className="bg-plaster py-section">
      <div className="wide">
        <div className="grid-12 items-end gap-y-3 md:mb-6">
          <h2 className="col-span-12 text-display-2 md:col-span-7">
            <Emphasis text={headline} />
          </h2>
          <p className="col-span-12 text-small text-ink-soft md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <ol aria-label={listLabel} className="grid md:grid-cols-3 md:gap-x-(--gap) md:gap-y-6">
          {items.map((item) => (
            <li
              key={item.id}
              className="grid grid-cols-[74px_minmax(0,1fr)_auto] content-start items-baseline gap-x-3 max-md:border-b max-md:border-brass max-md:pt-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-4 md:not-nth-[3n]:pr-6 xl:not-nth-[3n]:pr-14"
            >
              <div className="flex h-28 items-end self-end max-md:row-span-2 md:col-span-2 md:h-53 md:border-b md:border-brass md:in-[li:not(:nth-child(3n))]:-mr-12 lg:h-67.5 xl:in-[li:not(:nth-child(3n))]:-mr-20">
                <Flacon id={item.id} />
              </div>
              <h3 className="self-end text-[23px]/[1.15] font-semibold md:mt-4.5 md:self-auto lg:text-[27px]/[1.15]">
                {'path' in item ? (
                  <a
                    href={item.path}
                    className="relative underline decoration-brass decoration-1 underline-offset-5 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-rosewood"
                  >
                    {item.name}
                  </a>
                ) : (
                  item.name
                )}
              </h3>
              <p className="self-end text-right text-[18px]/[1.3] lg:text-[22px]/[1.3]">
                <Amount price={item.price} />
              </p>
              <p className="text-caption text-mute max-md:min-h-13 max-md:self-start max-md:pt-0.5 md:mt-1 md:text-small">{item.note}</p>
              <p className="text-right max-md:self-start">
                <a
                  href={chatAbout(item.name)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${book} ${item.name} on WhatsApp`}
                  className="text-link inline-block min-w-11 py-2.5 text-right max-md:-mt-2"
                >
                  {book}
                </a>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
