import type { Lead } from '../model/lead';
import { mayContact, openingText } from '../model/phone';
import { useDeskView } from '../store/useDesk';
import { ContactLinks, shortWays } from './ContactLinks';

/** The ways to answer a lead, from its card in the list. */
export function QuickWays({ lead }: { lead: Lead }) {
  const { desk, member, missed, refused, act } = useDeskView();
  if (!mayContact(lead, desk.followUps.get(lead.id), refused)) return null;
  return (
    <div className="mb-2.5 flex gap-2">
      <ContactLinks
        lead={lead}
        text={openingText(lead, missed, member.name)}
        channels={shortWays(lead)}
        onPress={(kind) => act(lead.id, { kind, pressedAt: Date.now() })}
      />
    </div>
  );
}
