import type { Channel } from '../model/followUp';
import type { Lead } from '../model/lead';
import { contactHrefs, mayContact } from '../model/phone';
import { useDeskView } from '../store/useDesk';

interface Way {
  /** Undefined where there is none, or where it is not wanted. */
  href: string | undefined;
  onClick: () => void;
}

/** A lead's number and address in the list as links; pressing one is an action of the desk. */
export function useContact(lead: Lead): { call: Way; mail: Way } {
  const { desk, refused, act } = useDeskView();
  const wanted = mayContact(lead, desk.followUps.get(lead.id), refused);
  const hrefs = contactHrefs(lead, '');
  const way = (kind: Channel, href: string | undefined): Way => ({
    href: wanted ? href : undefined,
    onClick: () => act(lead.id, { kind, pressedAt: Date.now() }),
  });
  return { call: way('call', hrefs.call), mail: way('mail', hrefs.mail) };
}
