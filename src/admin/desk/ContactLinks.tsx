import { readPhone, whatsappHref } from '@/leads/desk/phone';
import type { Channel } from '@/leads/desk/states';
import type { Lead } from '@/leads/fields';
import { Icon } from '@/ui/Icon';

import { type DenseLook, denseButtonStyle } from '../denseButtonStyle';
import { leadName, mailHref } from '../leadText';
import { StaffIcon } from '../StaffIcon';

interface ContactLinksProps {
  lead: Lead;
  /** What WhatsApp opens with. */
  text: string;
  onPress: (channel: Channel) => void;
}

/** The ways to answer a lead that it has: real links. By mail where there is no number. */
export function ContactLinks({ lead, text, onPress }: ContactLinksProps) {
  const phone = readPhone(lead.phone_number);
  const whatsapp = whatsappHref(lead.phone_number, text);
  const mail = phone ? undefined : mailHref(lead.email);
  return (
    <>
      {whatsapp !== undefined && (
        <ContactLink name="WhatsApp" lead={lead} href={whatsapp} look="chat" onPress={() => onPress('whatsapp')} />
      )}
      {phone && <ContactLink name="Call" lead={lead} href={`tel:${phone.dial}`} look="line" onPress={() => onPress('call')} />}
      {mail !== undefined && <ContactLink name="Mail" lead={lead} href={mail} look="line" onPress={() => onPress('mail')} />}
    </>
  );
}

interface ContactLinkProps {
  name: 'WhatsApp' | 'Call' | 'Mail';
  lead: Lead;
  href: string;
  look: DenseLook;
  onPress: () => void;
}

function ContactLink({ name, lead, href, look, onPress }: ContactLinkProps) {
  const tab = name === 'WhatsApp' ? { target: '_blank', rel: 'noopener' } : undefined;
  return (
    <a href={href} {...tab} aria-label={`${name} ${leadName(lead)}`} onClick={onPress} className={denseButtonStyle(look)}>
      {name === 'Mail' ? <StaffIcon name="mail" size={18} /> : <Icon name={name === 'Call' ? 'call' : 'chat'} size={18} />}
      {name}
    </a>
  );
}
