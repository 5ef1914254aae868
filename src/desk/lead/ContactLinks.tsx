import { Icon } from '@/ui/Icon';

import { denseButtonStyle } from '../denseButtonStyle';
import type { Channel } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { CHANNEL_NAMES, contactHrefs } from '../model/phone';
import { StaffIcon } from '../StaffIcon';
import { useDevice } from '../store/device';

interface ContactLinksProps {
  lead: Lead;
  /** What WhatsApp opens with. */
  text: string;
  /** Which of them, as far as the lead has them. */
  channels: readonly Channel[];
  /** The text cannot be sent as it is. */
  blocked?: boolean;
  onPress: (channel: Channel) => void;
}

/** The ways to answer a lead: real links. */
export function ContactLinks({ lead, text, channels, blocked = false, onPress }: ContactLinksProps) {
  const [{ whatsapp: way }] = useDevice();
  const hrefs = contactHrefs(lead, text, way);
  return channels.map((channel) => {
    const href = hrefs[channel];
    if (href === undefined) return null;
    const off = blocked && channel === 'whatsapp';
    // An app opens by itself: a new tab would stay behind, empty.
    const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : undefined;
    return (
      <a
        key={channel}
        {...(off ? { role: 'link', 'aria-disabled': true } : { href, ...tab, onClick: () => onPress(channel) })}
        data-channel={channel}
        aria-label={`${CHANNEL_NAMES[channel]} ${leadTitle(lead)}`}
        className={denseButtonStyle(channel === 'whatsapp' ? 'chat' : 'line')}
      >
        {channel === 'mail' ? <StaffIcon name="mail" size={18} /> : <Icon name={channel === 'call' ? 'call' : 'chat'} size={18} />}
        {CHANNEL_NAMES[channel]}
      </a>
    );
  });
}

/** By mail where there is no number. */
export function shortWays(lead: Lead): readonly Channel[] {
  return lead.phone.trim() === '' ? ['mail'] : ['whatsapp', 'call'];
}
