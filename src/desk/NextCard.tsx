import { DenseButton } from './DenseButton';
import { ClaimButton } from './lead/ClaimButton';
import { ContactLinks, shortWays } from './lead/ContactLinks';
import { LeadOrigin } from './lead/LeadOrigin';
import { MarkLine } from './lead/MarkLine';
import { OpenQuestion } from './lead/OpenQuestion';
import { answerBy } from './model/clock';
import { showTime } from './model/dubaiTime';
import { claimText, markOf, questionText } from './model/followUp';
import { type Lead, fullMessage, leadTitle, shortText } from './model/lead';
import { alsoAsked, firstReply, mayContact, openingText, readPhone } from './model/phone';
import type { DeskView } from './store/useDesk';

interface NextCardProps {
  lead: Lead;
  view: DeskView;
  /** A question was answered: it goes. */
  onAnswered: () => void;
  onDetails: () => void;
}

/** One waiting lead with everything that an answer needs. */
export function NextCard({ lead, view, onAnswered, onDetails }: NextCardProps) {
  const { desk, member, now, busy, missed, refused, act } = view;
  const name = leadTitle(lead);
  const followUp = desk.followUps.get(lead.id);
  const text = openingText(lead, missed, member.name);
  const [earlier] = view.others(lead);
  const asked = followUp?.asked ?? [];
  const question = asked.find(({ by }) => by === desk.me);
  return (
    <div aria-busy={busy.has(lead.id) || undefined} className="flex grow flex-col gap-2">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 dir="auto" className="mr-auto line-clamp-3 min-w-0 text-left font-sans text-body/6 font-semibold wrap-anywhere">
            {name}
          </h3>
          <MarkLine mark={markOf(lead, followUp, desk.me, now)} />
        </div>
        <p className="flex flex-wrap gap-x-2 wrap-anywhere text-ink-soft">
          <LeadOrigin lead={lead} />
          <span>{showTime(lead.createdAt)}</span>
          <span className="md:ml-auto">{answerBy(lead.createdAt, now)}</span>
        </p>
      </div>
      <p dir="auto" className="line-clamp-2 text-left wrap-anywhere">
        {shortText(fullMessage(lead))}
      </p>
      <Remark>{claimText(followUp, desk.me, now)}</Remark>
      {asked.map((other) => other !== question && <Remark key={other.by}>{questionText(other)}</Remark>)}
      <Remark>{readPhone(lead.phone)?.note}</Remark>
      <Remark>{earlier && alsoAsked(earlier)}</Remark>
      <Remark>{firstReply(lead.id, missed) === 'Missed call' ? 'WhatsApp opens with the reply “Missed call”.' : undefined}</Remark>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-1 max-md:*:min-h-12 max-md:*:px-2 md:flex">
        {mayContact(lead, followUp, refused) && (
          <ContactLinks
            lead={lead}
            text={text}
            channels={shortWays(lead)}
            onPress={(kind) => act(lead.id, { kind, pressedAt: Date.now() })}
          />
        )}
        <ClaimButton followUp={followUp} me={desk.me} onAct={(claim) => act(lead.id, claim)} />
        <DenseButton look="line" onClick={onDetails}>
          Details
        </DenseButton>
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
