import { lipBlush } from '@/content/lipBlush';

/** The page as a printed table of contents: four ruled entries. */
export function Contents() {
  return (
    <nav aria-label="On this page" className="wide mt-9 md:mt-14">
      <ul className="grid grid-cols-2 border-t border-hair-strong md:grid-cols-4 md:gap-x-(--gap)">
        {lipBlush.contents.map(({ href, label, note }) => (
          <li key={href} className="max-md:border-b max-md:border-hair-strong max-md:odd:border-r max-md:odd:pr-4 max-md:even:pl-4">
            <a href={href} className="group grid grid-cols-[1fr_auto] gap-x-3 py-4 no-underline md:pt-5 md:pb-6.5">
              <b className="font-serif text-[clamp(20px,5.6vw,22px)]/[1.25] font-semibold group-hover:text-lip-ink whitespace-nowrap lg:text-card">
                {label}
              </b>
              <Down />
              <span className="text-small/normal text-ink-soft md:max-lg:hidden">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Down() {
  return (
    <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true" className="mt-2 mr-1 size-3.5 text-brass-ink">
      <path d="m1.500 4 5.500 5.500L12.500 4" />
    </svg>
  );
}
