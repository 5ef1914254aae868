import { type LedOption, ledLight } from '@/content/ledLight';
import { Amount } from '@/sections/Amount';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { reveal } from '@/ui/reveal';

import { BookButton } from './Booking';
import { Tally } from './Tally';

/** The service options grid, id services (§2, §9): four options side by side, each counted in arches that stand on its rule. */
export function Options() {
  const { services, actions } = ledLight;
  return (
    <section id="services" className="py-section">
      <div ref={reveal} className="wide">
        <p className="eyebrow">{services.eyebrow}</p>
        <h2 className="mt-3.5 text-display-2">
          <Emphasis text={services.headline} />
        </h2>
        <ul aria-label={services.label} className="mt-9 grid gap-x-(--gap) gap-y-12 md:mt-14 md:grid-cols-2 lg:grid-cols-4">
          {services.options.map((option) => (
            <Option key={option.id} option={option} />
          ))}
        </ul>
        <div className="mt-12 flex flex-col gap-5 md:mt-16 md:flex-row md:items-center md:gap-8">
          <p className="text-ink-soft">{services.undecided}</p>
          <p className="grid md:block">
            <ButtonLink href={actions.chat.href} look="chat" newTab>
              <Icon name="chat" size={22} />
              {actions.chat.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Option({ option }: { option: LedOption }) {
  const { name, price, note, sessions } = option;
  return (
    <li className="flex flex-col">
      <Tally sessions={sessions} />
      <div className="flex flex-1 flex-col border-t border-ink pt-5">
        <div className="flex items-baseline justify-between gap-4 md:block">
          <h3 className="text-h3">{name}</h3>
          <p className="text-[24px]/[1.2] md:mt-2 md:text-[26px]/[1.2]">
            <Amount price={price} />
          </p>
        </div>
        <p className="mt-2 mb-6 md:mt-3 text-small text-ink-soft md:pr-4">{note}</p>
        <p className="mt-auto">
          <BookButton look="line" wide option={option}>
            <span>
              {ledLight.services.book}
              <span className="sr-only">: {name}</span>
            </span>
          </BookButton>
        </p>
      </div>
    </li>
  );
}
