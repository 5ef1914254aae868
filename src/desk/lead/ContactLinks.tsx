import { useStore } from '@/lib/store';
import { buttonStyle } from '@/ui/buttonStyle';
import { Icon } from '@/ui/Icon';

import type { Channel } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { CHANNEL_NAMES, contactHrefs } from '../model/phone';
import { StaffIcon } from '../StaffIcon';
import { deviceSettings } from '../store/deviceSettings';
import { useLead } from './useLead';

interface ContactLinksProps {
  lead: Lead;
  /** The prefilled WhatsApp text. */
  text: string;
  /** A channel is shown only if the lead has a number or address for it. */
  channels: readonly Channel[];
  /** Whether the text cannot be sent as it is. */
  blocked?: boolean;
  /** Called on a click, instead of recording the click. */
  onPress?: (channel: Channel) => void;
}

export function ContactLinks({ lead, text, channels, blocked = false, onPress }: ContactLinksProps) {
  const { whatsapp: way } = useStore(deviceSettings);
  const { press } = useLead(lead);
  const hrefs = contactHrefs(lead, text, way);
  return channels.map((channel) => {
    const href = hrefs[channel];
    if (href === undefined) return null;
    const off = blocked && channel === 'whatsapp';
    // Links to an app open no new tab, because the tab would stay empty.
    const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : undefined;
    return (
      <a
        key={channel}
        {...(off ? { role: 'link', 'aria-disabled': true } : { href, ...tab, onClick: () => (onPress ?? press)(channel) })}
        data-channel={channel}
        aria-label={`${CHANNEL_NAMES[channel]} ${leadTitle(lead)}`}
        className={buttonStyle(channel === 'whatsapp' ? 'chat' : 'line', { dense: true })}
      >
        {channel === 'mail' ? <StaffIcon name="mail" size={18} /> : <Icon name={channel === 'call' ? 'call' : 'chat'} size={18} />}
        {CHANNEL_NAMES[channel]}
      </a>
    );
  });
}

/** WhatsApp and Call, or Mail for a lead without a phone number. Empty if the visitor asked not to be contacted. */
export function QuickLinks({ lead }: { lead: Lead }) {
  const { canContact, openingText } = useLead(lead);
  if (!canContact) return null;
  return <ContactLinks lead={lead} text={openingText()} channels={lead.phone.trim() === '' ? ['mail'] : ['whatsapp', 'call']} />;
}
