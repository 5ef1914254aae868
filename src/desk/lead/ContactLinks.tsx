import type { MouseEvent } from 'react';

import { useStore } from '@/lib/store';
import { buttonStyle } from '@/ui/buttonStyle';
import { Icon } from '@/ui/Icon';

import type { Channel } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { CHANNEL_NAMES, contactHrefs, whatsappHref } from '../model/phone';
import { isBlank } from '../model/text';
import { StaffIcon } from '../StaffIcon';
import { deviceSettings } from '../store/deviceSettings';
import { followLink } from './followLink';
import { useLead } from './useLead';

interface ContactLinksProps {
  lead: Lead;
  /** The prefilled WhatsApp text. */
  text: string;
  /** A channel is shown only if the lead has a number or address for it. */
  channels: readonly Channel[];
  /** `button`: with its name. `tile`: a square icon. `ghost`: a square icon without a box, for WhatsApp only. */
  variant?: keyof typeof variants | undefined;
  /** Whether the text cannot be sent as it is. */
  blocked?: boolean;
  /** Called on a click, instead of recording the click. */
  onPress?: (channel: Channel) => void;
}

const variants = {
  button: { whatsapp: buttonStyle('chat', { dense: true }), other: buttonStyle('line', { dense: true }) },
  tile: { whatsapp: 'desk-icon darkens bg-chat text-white', other: 'desk-icon border border-field text-ink hover:bg-plaster' },
  ghost: { whatsapp: 'desk-icon h-[43px] text-chat hover:bg-success-tint focus-visible:-outline-offset-3', other: '' },
} as const;

export function ContactLinks({ lead, text, channels, variant = 'button', blocked = false, onPress }: ContactLinksProps) {
  const { whatsapp: way } = useStore(deviceSettings);
  const { press } = useLead(lead);
  const hrefs = contactHrefs(lead, text);

  function follow(event: MouseEvent, channel: Channel): void {
    // Content blockers hide links to the app and to WhatsApp Web, so every link is one to wa.me until it is clicked.
    const chosen = channel === 'whatsapp' && way !== 'ask' ? whatsappHref(lead.phone, text, way) : undefined;
    if (chosen !== undefined) {
      event.preventDefault();
      followLink(chosen);
    }
    (onPress ?? press)(channel);
  }

  return channels.map((channel) => {
    const href = hrefs[channel];
    if (href === undefined) return null;
    const off = blocked && channel === 'whatsapp';
    const tab = href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : undefined;
    return (
      <a
        key={channel}
        {...(off ? { role: 'link', 'aria-disabled': true } : { href, ...tab, onClick: (event: MouseEvent) => follow(event, channel) })}
        data-channel={channel}
        aria-label={variant === 'ghost' ? `Write to ${leadTitle(lead)} on WhatsApp` : `${CHANNEL_NAMES[channel]} ${leadTitle(lead)}`}
        title={variant === 'button' ? undefined : CHANNEL_NAMES[channel]}
        className={variants[variant][channel === 'whatsapp' ? 'whatsapp' : 'other']}
      >
        {channel === 'mail' ? <StaffIcon name="mail" size={18} /> : <Icon name={channel === 'call' ? 'call' : 'chat'} size={18} />}
        {variant === 'button' && <span>{CHANNEL_NAMES[channel]}</span>}
      </a>
    );
  });
}

/** WhatsApp and Call, or Mail for a lead without a phone number. Empty if the visitor asked not to be contacted. */
export function QuickLinks({ lead, variant }: Pick<ContactLinksProps, 'lead' | 'variant'>) {
  const { canContact, openingText } = useLead(lead);
  if (!canContact) return null;
  const channels = isBlank(lead.phone) ? (['mail'] as const) : (['whatsapp', 'call'] as const);
  return <ContactLinks lead={lead} text={openingText()} channels={channels} variant={variant} />;
}

/** The WhatsApp link in a row of the table. Its name differs from the names of the links on the card and in the details. */
export function RowLink({ lead }: { lead: Lead }) {
  const { canContact, openingText } = useLead(lead);
  if (!canContact) return null;
  return <ContactLinks lead={lead} text={openingText()} channels={['whatsapp']} variant="ghost" />;
}
