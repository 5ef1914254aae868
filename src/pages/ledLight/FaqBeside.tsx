import skin from 'picture:skin-luminous';

import { ledLight } from '@/content/ledLight';
import { Picture } from '@/ui/Picture';

/** Beside the questions (§2): where to ask another one, and from 1024 px a plate. */
export function FaqBeside() {
  const { faq, actions } = ledLight;
  return (
    <>
      <p className="text-ink-soft">
        {faq.beside}{' '}
        <a href={actions.chat.href} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-3">
          {faq.ask}
        </a>
      </p>
      <figure className="mt-6 max-lg:hidden">
        <div className="relative aspect-8/5">
          <Picture source={skin} sizes="(min-width: 1504px) 420px, 30vw" fit="fill" focus="30% 35%" />
        </div>
        {skin.illustration && <figcaption className="pt-3 text-caption text-mute">{faq.plate}. Illustration</figcaption>}
      </figure>
    </>
  );
}
