import { callUrl, chatUrl } from '@/site/links';
import { Icon } from '@/ui/Icon';

const chat = { href: chatUrl, target: '_blank', rel: 'noopener noreferrer' };
const call = { href: callUrl };

const square = 'darkens focus-inside grid size-11 place-items-center xl:size-13';
const half = 'darkens focus-inside flex h-callbar items-center justify-center gap-2 text-small/none font-semibold text-white';

/** The chat and call buttons. On phones they form a bar along the bottom. From 768 px they are in the bottom right margin. */
export function FloatingContact() {
  return (
    <aside aria-label="Contact" className="on-dark inert:invisible print:hidden">
      <div className="fixed inset-e-[max(6px,env(safe-area-inset-right))] bottom-6 z-float grid shadow-float max-md:hidden xl:inset-e-2.5">
        <a {...chat} aria-label="Chat on WhatsApp" className={`bg-chat text-white ${square}`}>
          <Icon name="chat" size={25} />
        </a>
        <a
          {...call}
          aria-label="Call the studio"
          className={`border border-t-0 border-sand bg-porcelain text-oxblood outline-focus ${square}`}
        >
          <Icon name="call" size={25} />
        </a>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-float grid grid-cols-2 border-t border-champagne bg-oxblood pb-[env(safe-area-inset-bottom)] shadow-float md:hidden">
        <a {...chat} className={`bg-chat ${half}`}>
          <Icon name="chat" size={22} />
          Chat Now
        </a>
        <a {...call} className={`border-s border-champagne ${half}`}>
          <Icon name="call" size={22} />
          Call Now
        </a>
      </div>
    </aside>
  );
}
