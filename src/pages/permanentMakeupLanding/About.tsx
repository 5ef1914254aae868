import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { founder } from './pictures';

/** §2: About. The founder's arch stands on the next band. */
export function About() {
  const { chat, about } = permanentMakeupLanding;
  return (
    <section className="overflow-hidden bg-plaster">
      <div className="wide grid-12 items-end">
        <div ref={reveal} className="col-span-12 pt-section pb-8 md:col-span-7 md:pb-section lg:col-span-6">
          <p className="eyebrow">{about.eyebrow}</p>
          <h2 className="mt-3.5 mb-7 text-display-2 [&_em]:block">
            <Emphasis text={about.headline} />
          </h2>
          {about.text.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-[56ch] text-ink-soft">
              {paragraph}
            </p>
          ))}
          <p>
            <a href={chat} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-3">
              {about.ask}
            </a>
          </p>
        </div>
        <div className="arch arch-framed col-span-12 mt-6 mr-7.5 ml-11 h-100 md:col-span-5 md:mt-18 md:mr-0 md:ml-3.5 md:h-120 lg:col-span-4 lg:col-start-8 lg:h-140">
          <Picture
            source={founder}
            sizes="(min-width: 1504px) 437px, (min-width: 1024px) 31vw, (min-width: 768px) 39vw, 76vw"
            fit="fill"
            focus="50% 60%"
          />
        </div>
        <p className="pb-6 text-caption text-ink-soft max-lg:hidden">
          {about.plate}
          {founder.illustration && (
            <>
              . <span className="block">Illustration</span>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
