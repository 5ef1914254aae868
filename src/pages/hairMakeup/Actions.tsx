import { hairMakeup } from '@/content/hairMakeup';
import { bookingText, whatsappUrl } from '@/lib/whatsapp';
import { facts } from '@/site/facts';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

/** The two ways to book of §2: a chat with the request written, and a callback that dials. On dark grounds. */
export function Actions() {
  const { book, service, callback } = hairMakeup.actions;
  return (
    <p className="flex flex-wrap gap-4 max-md:*:flex-[1_1_100%]">
      <ButtonLink href={whatsappUrl(facts.chatNumber, bookingText(service))} look="chat" newTab>
        <Icon name="chat" size={22} />
        {book}
      </ButtonLink>
      <ButtonLink href={`tel:${facts.phone}`} look="champagne">
        {callback}
      </ButtonLink>
    </p>
  );
}
