import { homeFacials } from '@/content/homeFacials';
import { LateLeadForm } from '@/leads/late';
import { facts } from '@/site/facts';
import { callUrl } from '@/site/links';
import { reveal } from '@/ui/reveal';

/** A dark band: the benefits left, the callback form right (§2: name and phone, logged to the console, sends nothing). */
export function Benefits() {
  const { benefits, callback } = homeFacials;
  return (
    <section className="on-dark bg-oxblood-deep py-section text-porcelain">
      <div className="wide grid-12 items-center gap-y-13">
        <div ref={reveal} className="col-span-12 lg:col-span-6">
          <h2 className="mb-7 text-display-2 md:mb-10">{benefits.headline}</h2>
          <ol>
            {benefits.points.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[44px_1fr] border-t border-hair-dark py-5.5 md:grid-cols-[64px_1fr]">
                <span aria-hidden="true" className="font-serif text-[34px]/none font-medium text-champagne">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-[25px]/[1.18] font-semibold">{title}</h3>
                  <p className="mt-1 max-w-[50ch] text-on-deep">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {/* White again inside the dark band: its own colours and focus rings. */}
        <div className="col-span-12 rounded-sm bg-white px-5 py-9 text-ink max-md:-mx-1 md:p-10 lg:col-span-5 lg:col-start-8 [&_:focus-visible]:outline-focus">
          <h2 className="text-[36px]/[1.1] md:text-[40px]/[1.1]">{callback.headline}</h2>
          <p className="mt-3 mb-6 text-small text-ink-soft">
            {callback.beforePhone}{' '}
            <a href={callUrl} className="text-link -my-3 inline-block py-3 whitespace-nowrap">
              {facts.phoneShown}
            </a>
            .
          </p>
          <LateLeadForm form="homeFacialsCallback" />
          <p className="mt-4 text-caption text-mute">{callback.note}</p>
        </div>
      </div>
    </section>
  );
}
