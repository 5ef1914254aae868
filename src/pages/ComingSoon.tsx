import { comingSoon } from '@/content/comingSoon';
import { facts } from '@/site/facts';
import { ButtonLink } from '@/ui/ButtonLink';
import { LogoMark } from '@/ui/Logo';

import { DoorAjar } from './comingSoon/DoorAjar';
import { notifyLetter } from './comingSoon/notifyLetter';
import { Reach } from './comingSoon/Reach';

/** The coming-soon page (§2): logo, Notify Me, telephone, email and social handle beside a door ajar. */
export default function ComingSoon() {
  const { title, lead, notify } = comingSoon;
  return (
    <section className="on-dark overflow-clip bg-oxblood pt-17 text-porcelain md:pt-bar">
      <div className="wide grid-12 md:min-h-[min(816px,100vh)] lg:min-h-204">
        <div className="relative z-1 col-span-12 pt-10 md:col-span-7 md:self-center md:pb-29 lg:col-span-6">
          <p className="mb-9 flex items-center gap-4.5 font-serif text-[32px]/none font-medium whitespace-nowrap md:mb-14 md:text-[38px]/none">
            <LogoMark width={28} />
            {facts.studioName}
          </p>
          <h1 className="mb-6 text-display-1">{title}</h1>
          <p className="mb-9 max-w-[38ch] text-lead text-on-deep">{lead}</p>
          <p className="grid md:block">
            <ButtonLink href={notifyLetter} look="light">
              {notify.label}
            </ButtonLink>
          </p>
          <Reach />
        </div>
        <div className="col-span-12 mt-5 md:col-span-5 md:self-end lg:col-start-8">
          <DoorAjar />
        </div>
      </div>
    </section>
  );
}
