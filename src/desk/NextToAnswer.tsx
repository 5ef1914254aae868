import { memo, useId, useMemo, useRef, useState } from 'react';

import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { TextButton } from '@/ui/TextButton';

import { useDesk, useDeskState, useNow } from './DeskContext';
import { Conflict } from './lead/Conflict';
import { QuickLinks } from './lead/ContactLinks';
import { ClaimButton, QuestionBox } from './lead/LeadActions';
import { LeadOrigin, Remark } from './lead/LeadText';
import { StateMark } from './lead/StateMark';
import { useLead } from './lead/useLead';
import { answerBy } from './model/clock';
import { closedText, liveLeads, nextLead } from './model/counters';
import { showTime } from './model/dubaiTime';
import { claimText, type Question, questionText, type Snapshot } from './model/followUp';
import { fullMessage, type Lead, leadTitle, shortText } from './model/lead';
import { alsoAsked, firstReply, readPhone } from './model/phone';

/** The maximum number of open questions shown about other leads. */
const QUESTIONS = 3;

/** The lead that is due first, with its actions. `open`: the id of the lead whose details are open. */
export const NextToAnswer = memo(function NextToAnswer({ open }: { open: string | undefined }) {
  const { sync } = useDesk();
  const { phase, snapshot } = useDeskState();
  const { phase: leads } = useStore(sync);
  const now = useNow();
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<string>();
  const ready = leads === 'loaded' && phase === 'loaded';
  const { lead, sooner } = ready ? nextLead(snapshot, shown, now) : { lead: undefined, sooner: undefined };
  const next = lead?.id;
  if (ready && next !== shown) setShown(next);

  /** Keeps the focus in the card when the clicked button disappears. */
  function keepFocus(): void {
    region.current?.focus({ preventScroll: true });
  }

  const asked = useMemo(() => myQuestions(snapshot), [snapshot]);
  const others = asked.filter((other) => other.lead.id !== next).slice(0, QUESTIONS);
  const closed = closedText(ready ? liveLeads(snapshot, now).length : 0, now);
  return (
    <section ref={region} tabIndex={-1} data-card data-lead={next} aria-labelledby={id} className="flex flex-col desk-box">
      <div className="mb-1 flex min-h-9 flex-wrap items-center gap-x-4 md:min-h-7">
        <h2 id={id} className="me-auto font-sans text-small/5 font-semibold">
          Next to answer
        </h2>
        {closed !== undefined && <p className="text-ink-soft">{closed}</p>}
        {sooner && (
          <TextButton
            onClick={() => {
              setShown(sooner.id);
              keepFocus();
            }}
            className="-my-3 md:-me-2"
          >
            A lead is due sooner
          </TextButton>
        )}
      </div>
      <Conflict except={open} />
      {!ready && <Skeleton />}
      {ready && !lead && <p className="my-auto py-4 text-ink-soft">Nobody is waiting.</p>}
      {lead && <NextCard key={lead.id} lead={lead} onAnswered={keepFocus} />}
      {others.map(({ lead: other, question }) => (
        <div key={other.id} className="mt-2">
          <QuestionBox lead={other} question={question} named onAnswered={keepFocus} />
        </div>
      ))}
    </section>
  );
});

function NextCard({ lead, onAnswered }: { lead: Lead; onAnswered: () => void }) {
  const { member, details, otherLeads } = useDesk();
  const { missedCalls } = useDeskState();
  const now = useNow();
  const [earlier] = useStore(otherLeads)(lead);
  const { followUp, question, othersQuestions, isBusy } = useLead(lead);
  return (
    <div aria-busy={isBusy || undefined} className="flex grow flex-col gap-2">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 dir="auto" className="me-auto line-clamp-3 min-w-0 font-sans text-body/6 font-semibold text-page wrap-anywhere">
            {leadTitle(lead)}
          </h3>
          <StateMark lead={lead} />
        </div>
        <p className="flex flex-wrap gap-x-2 wrap-anywhere text-ink-soft">
          <LeadOrigin lead={lead} />
          <span>{showTime(lead.createdAt)}</span>
          <span className="md:ms-auto">{answerBy(lead.createdAt, now)}</span>
        </p>
      </div>
      <p dir="auto" className="line-clamp-2 text-start wrap-anywhere">
        {shortText(fullMessage(lead))}
      </p>
      <Remark>{claimText(followUp, member.id, now)}</Remark>
      {othersQuestions.map((other) => (
        <Remark key={other.by}>{questionText(other)}</Remark>
      ))}
      <Remark>{readPhone(lead.phone)?.note}</Remark>
      <Remark>{earlier && alsoAsked(earlier)}</Remark>
      <Remark>{firstReply(lead.id, missedCalls) === 'Missed call' ? 'WhatsApp opens with the reply “Missed call”.' : undefined}</Remark>
      <div className="mt-auto grid grid-cols-2 gap-2 pt-1 max-md:*:min-h-12 max-md:*:px-2 md:flex">
        <QuickLinks lead={lead} />
        <ClaimButton lead={lead} />
        <Button dense look="line" onClick={() => details.open(lead.id)}>
          Details
        </Button>
      </div>
      {question && <QuestionBox lead={lead} question={question} onAnswered={onAnswered} />}
    </div>
  );
}

/** My open questions, the latest first. */
function myQuestions({ followUps, byId, me }: Snapshot) {
  const mine: { question: Question; lead: Lead }[] = [];
  for (const { leadId, asked } of followUps.values()) {
    if (asked.length === 0) continue;
    const question = asked.find(({ by }) => by === me);
    const lead = byId.get(leadId);
    if (question && lead) mine.push({ question, lead });
  }
  return mine.sort((a, b) => b.question.at - a.question.at);
}

function Skeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3 py-2">
      {[160, 240, 200].map((px) => (
        <span key={px} className="skeleton" style={{ width: px }} />
      ))}
      <span className="mt-2 skeleton h-11 max-w-80" />
    </div>
  );
}
