import silk from 'picture:silk-petal';

import { permanentMakeup } from '@/content/permanentMakeup';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** §2: Book Now opens WhatsApp, Request a Callback dials. The silk runs down to the footer. */
export function Closing() {
  const { headline, text, book, callback } = permanentMakeup.closing;
  return (
    <section className="pt-section">
      <div ref={reveal} className="wide grid-12 items-end gap-y-7 pb-12 md:pb-18">
        <h2 className="col-span-12 max-w-[11em] text-[clamp(44px,5.9vw,84px)]/[1.03] tracking-[-0.012em] md:col-span-7 lg:col-span-8">
          <Emphasis text={headline} />
        </h2>
        <div className="col-span-12 grid gap-3.5 md:col-span-5 lg:col-span-4">
          <p className="mb-2 text-small text-ink-soft">{text}</p>
          <ButtonLink href={book.href} look="chat" wide newTab>
            <Icon name="chat" size={22} />
            {book.label}
          </ButtonLink>
          <ButtonLink href={callback.href} look="line" wide>
            <Icon name="call" size={22} />
            {callback.label}
          </ButtonLink>
        </div>
      </div>
      <div className="relative h-50 md:h-70 lg:h-85">
        <Picture source={silk} sizes="100vw" fit="fill" focus="50% 30%" alt="" />
      </div>
    </section>
  );
}
