import type { Path } from '@/site/pages';
import { NoBreak } from '@/ui/NoBreak';

import { type Background, backgrounds } from './backgrounds';

interface RelatedService {
  path: Path;
  title: string;
  /** One line. */
  text: string;
}

interface RelatedServicesProps {
  headline: string;
  services: readonly [RelatedService, RelatedService] | readonly [RelatedService, RelatedService, RelatedService];
  background: Background;
}

/** Links to two or three related pages, near the end of a page. */
export function RelatedServices({ headline, services, background }: RelatedServicesProps) {
  return (
    <section className={`py-[clamp(44px,6vw,88px)] ${backgrounds[background]}`}>
      <div className="wide grid-12 gap-y-5 md:gap-y-8">
        <h2 className="col-span-12 text-h3 lg:col-span-3">{headline}</h2>
        <ul className="col-span-12 grid gap-x-(--gap) md:auto-cols-fr md:grid-flow-col lg:col-span-9">
          {services.map(({ path, title, text }) => (
            <li key={path} className="group relative border-t border-hair-strong py-3 pe-8 md:py-5">
              <a href={path} className="font-serif text-card after:absolute after:inset-0 group-hover:text-rosewood">
                {title}
              </a>
              <p className="mt-1 text-small text-ink-soft">
                <NoBreak text={text} />
              </p>
              <span aria-hidden="true" className="absolute inset-e-1 top-3 text-rosewood md:top-5">
                →
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
