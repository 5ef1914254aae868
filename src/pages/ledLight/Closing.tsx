import { ledLight } from '@/content/ledLight';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';

import { BookButton } from './Booking';
import { Discs } from './Discs';

/** The closing call (§2): night again, the three lights now as discs that meet, and three ways to book. */
export function Closing() {
  const { closing, actions } = ledLight;
  return (
    <section className="on-dark relative overflow-hidden bg-night-deep text-night-text">
      <Discs />
      <div className="wide grid-12 relative">
        <div className="col-span-12 pt-section pb-90 md:col-span-7 md:py-[clamp(112px,12vw,184px)]">
          <h2 className="text-[clamp(40px,5vw,72px)]/[1.05] tracking-[-0.008em] text-porcelain lg:[&_em]:block">
            <Emphasis text={closing.headline} />
          </h2>
          <p className="mt-6 max-w-[42ch] md:text-lead md:max-lg:max-w-[26ch]">{closing.text}</p>
          <div className="mt-8 grid gap-3 md:mt-10 md:flex md:flex-wrap">
            <BookButton look="gilt">{actions.book}</BookButton>
            <ButtonLink href={actions.call.href} look="champagne">
              <Icon name="call" size={20} />
              {actions.call.label}
            </ButtonLink>
            <ButtonLink href={actions.chat.href} look="chat" newTab>
              <Icon name="chat" size={22} />
              {actions.chat.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
