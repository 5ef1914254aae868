import pigments from 'picture:studio-pigments';

import { lipBlush } from '@/content/lipBlush';
import { Faq } from '@/sections/Faq';
import { Picture } from '@/ui/Picture';

/** Six questions (§2), with a plate and the way to ask another one beside them. */
export function Questions() {
  const { eyebrow, headline, questions, plate, invitation, ask } = lipBlush.faq;
  return (
    <Faq eyebrow={eyebrow} headline={headline} questions={questions} heading="right" ground="porcelain">
      <figure className="mb-6 max-lg:hidden">
        <div className="relative aspect-square">
          <Picture source={pigments} sizes="(min-width: 1504px) 430px, (min-width: 1024px) 29vw, 1px" fit="fill" focus="50% 62%" />
        </div>
        {pigments.illustration && <figcaption className="mt-3 text-caption text-mute">{plate}. Illustration</figcaption>}
      </figure>
      <p className="max-w-[48ch] text-small text-ink-soft">
        {invitation}{' '}
        <a href={ask.href} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-2.5">
          {ask.label}
        </a>
      </p>
    </Faq>
  );
}
