import { head, comingSoon as content } from '@/content/comingSoon';
import { facts } from '@/site/facts';
import { Action } from '@/ui/Action';
import { linkTo } from '@/ui/linkTo';
import { LogoMark } from '@/ui/Logo';

import { DoorAjar } from './comingSoon/DoorAjar';

export default function ComingSoon() {
  return (
    <section className="on-dark overflow-clip bg-oxblood pt-16 text-porcelain md:pt-bar">
      <div className="wide grid-12 md:min-h-[min(816px,100vh)] lg:min-h-204">
        <div className="relative z-1 col-span-12 pt-10 md:col-span-7 md:self-center md:pb-24 lg:col-span-6">
          <p role="img" aria-label={facts.studioName} className="mb-8 md:mb-12">
            <LogoMark width={41} />
          </p>
          <h1 className="mb-6 text-display-1">{content.headline}</h1>
          <p className="mb-8 max-w-[38ch] text-lead text-on-deep">{content.lead}</p>
          <Action {...content.notify} variant="primaryOnDark" block />
          <ContactList entries={content.contact} />
        </div>
        <div className="col-span-12 mt-5 md:col-span-5 md:self-end lg:col-start-8">
          <DoorAjar label={content.drawing} />
        </div>
      </div>
    </section>
  );
}
ComingSoon.head = head;

function ContactList({ entries }: { entries: typeof content.contact }) {
  return (
    <ul className="mt-8 border-t border-hair-dark pt-3 md:mt-16 xl:flex xl:gap-8">
      {entries.map(({ label, text, href }) => (
        <li key={label} className="flex items-baseline justify-between gap-4 py-1 md:grid md:grid-cols-[7rem_1fr] xl:block">
          <span className="text-caption text-on-deep">{label}</span>{' '}
          <a
            className="inline-flex min-h-11 items-center font-medium whitespace-nowrap hover:underline max-[359px]:text-small xl:flex"
            {...linkTo(href)}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
