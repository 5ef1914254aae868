import { hairMakeup } from '@/content/hairMakeup';
import { callUrl, chatAbout } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

/** The two ways to book of §2: a chat with the request written, and a callback that dials. On dark grounds. */
export function Actions() {
  const { book, service, callback } = hairMakeup.actions;
  return (
    <p className="flex flex-wrap gap-4 max-md:*:flex-[1_1_100%]">
      <ButtonLink href={chatAbout(service)} look="chat" newTab>
        <Icon name="chat" size={22} />
        {book}
      </ButtonLink>
      <ButtonLink href={callUrl} look="champagne">
        {callback}
      </ButtonLink>
    </p>
  );
}
