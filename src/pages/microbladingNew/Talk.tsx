import { microbladingNew } from '@/content/microbladingNew';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Icon } from '@/ui/Icon';

/** The last word: the chat and the call button (§2). */
export function Talk() {
  const { headline, text, chat, call } = microbladingNew.closing;
  return (
    <section id="talk" className="border-t border-brass bg-plaster py-[clamp(56px,6vw,88px)]">
      <div className="wide items-center justify-between gap-x-8 lg:flex">
        <div>
          <h2 className="text-display-2">
            <Emphasis text={headline} />
          </h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        <p className="mt-6 grid gap-3 sm:flex lg:mt-0">
          <ButtonLink href={microbladingNew.chat} look="chat" newTab>
            <Icon name="chat" size={22} />
            {chat}
          </ButtonLink>
          <ButtonLink href={microbladingNew.call} look="line">
            <Icon name="call" size={22} />
            {call}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
