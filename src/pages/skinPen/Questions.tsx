import { skinPen } from '@/content/skinPen';
import { Faq } from '@/sections/Faq';
import { ButtonLink } from '@/ui/ButtonLink';
import { Icon } from '@/ui/Icon';

/** Exactly three questions, and where to ask another one (§2). */
export function Questions() {
  const { eyebrow, headline, text, chat, questions } = skinPen.faq;
  return (
    <Faq eyebrow={eyebrow} headline={headline} questions={questions} heading="left" ground="petal">
      <p className="mb-5 max-w-[30ch] text-small text-ink-soft">{text}</p>
      <p className="grid md:block">
        <ButtonLink href={chat.href} look="chat" newTab>
          <Icon name="chat" size={22} />
          {chat.label}
        </ButtonLink>
      </p>
    </Faq>
  );
}
