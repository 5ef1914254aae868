import room from 'picture:studio-treatment-room';

import { skinPen } from '@/content/skinPen';
import { LateLeadForm } from '@/leads/late';
import { plateWords } from '@/lib/picture';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** The treatment room left, off the page's edge; name and number right (§2 "callback form"). */
export function Callback() {
  const { eyebrow, headline, text, plate } = skinPen.callback;
  return (
    <section id="callback" className="relative overflow-hidden bg-plaster">
      <div className="relative h-58 [--focus:50%_50%] md:absolute md:inset-y-0 md:left-0 md:h-auto md:w-[calc(50%-64px)] lg:w-[calc(50%-122px)] xl:[--focus:6%_50%]">
        <Picture source={room} sizes="(min-width: 768px) 70vw, 100vw" fit="fill" focus="var(--focus)" />
      </div>
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 pt-12 pb-7 md:col-span-6 md:col-start-7 md:pt-section lg:col-span-5 lg:col-start-7">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 mb-4 text-display-2 [&_em]:block">
            <Emphasis text={headline} />
          </h2>
          <p className="mb-7 text-small text-ink-soft">{text}</p>
          <LateLeadForm form="skinPenCallback" />
          <p className="pt-10 text-caption text-mute md:pt-14">{plateWords(room, `${plate}. Illustration`)}</p>
        </div>
      </div>
    </section>
  );
}
