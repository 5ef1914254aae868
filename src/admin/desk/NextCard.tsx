import { useMemo } from 'react';

import { answerBy } from '@/leads/desk/clock';
import { mayContact, readPhone, refusedNumbers } from '@/leads/desk/phone';
import { languageOf, replyText } from '@/leads/desk/replies';
import { claimText, type DeskLead, markOf, questionText } from '@/leads/desk/states';
import { showTime } from '@/leads/dubaiTime';
import { facts } from '@/site/facts';

import { LeadOrigin } from '../LeadOrigin';
import { leadMessage, leadName } from '../leadText';
import { ClaimButton } from './ClaimButton';
import { ContactLinks } from './ContactLinks';
import { MarkLine } from './MarkLine';
import { OpenQuestion } from './OpenQuestion';
import type { DeskView } from './useDesk';

interface NextCardProps {
  entry: DeskLead;
  view: DeskView;
  /** A question was answered: it goes. */
  onAnswered: () => void;
}

/** One waiting lead with everything that an answer needs. */
export function NextCard({ entry, view: { desk, member, now, busy, missed, act }, onAnswered }: NextCardProps) {
  const { lead, time } = entry;
  const name = leadName(lead);
  const followUp = desk.followUps.get(lead.id);
  const refused = useMemo(() => refusedNumbers(desk), [desk]);
  const reply = missed.has(lead.id) ? 'Missed call' : 'First answer';
  const text = replyText(reply, languageOf(lead), lead, member.name, facts.studioName);
  const asked = followUp?.asked ?? [];
  const question = asked.find(({ by }) => by === desk.me);
  return (
    <div aria-busy={busy.has(lead.id) || undefined} className="flex grow flex-col gap-2">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 dir="auto" className="mr-auto min-w-0 text-left font-sans text-body/6 font-semibold wrap-anywhere">
            {name}
          </h3>
          <MarkLine mark={markOf(entry, followUp, desk.me, now)} />
        </div>
        <p className="flex flex-wrap gap-x-2 wrap-anywhere text-ink-soft">
          <LeadOrigin lead={lead} />
          <span>{showTime(time)}</span>
          <span className="ml-auto">{answerBy(time, now)}</span>
        </p>
      </div>
      <p dir="auto" className="line-clamp-2 text-left wrap-anywhere">
        {leadMessage(lead)}
      </p>
      <Remark>{claimText(followUp, desk.me, now)}</Remark>
      {asked.map((other) => other !== question && <Remark key={other.by}>{questionText(other)}</Remark>)}
      <Remark>{readPhone(lead.phone_number)?.note}</Remark>
      <Remark>{reply === 'Missed call' ? 'WhatsApp opens with the reply “Missed call”.' : undefined}</Remark>
      <div className="mt-auto grid grid-cols-3 gap-2 pt-1 max-md:*:min-h-12 max-md:*:px-2 md:flex">
        {mayContact(lead, followUp, refused) && (
          <ContactLinks lead={lead} text={text} onPress={(kind) => act(lead.id, { kind, pressedAt: Date.now() })} />
        )}
        <ClaimButton followUp={followUp} me={desk.me} onAct={(claim) => act(lead.id, claim)} />
      </div>
      {question && (
        <OpenQuestion
          question={question}
          name={name}
          onAnswer={(answer) => {
            act(lead.id, answer);
            onAnswered();
          }}
        />
      )}
    </div>
  );
}

function Remark({ children }: { children: string | undefined }) {
  return children !== undefined && <p className="font-medium text-ink-soft">{children}</p>;
}
