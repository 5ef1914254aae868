import { memo, useId, useMemo, useRef, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { TextButton } from '@/ui/TextButton';

import { useDesk, useDeskState, useNow } from './DeskContext';
import { Conflict } from './lead/Conflict';
import { QuickLinks } from './lead/ContactLinks';
import { ClaimButton, ContactPrompt } from './lead/LeadActions';
import { LeadOrigin, Note } from './lead/LeadText';
import { StatusBadge } from './lead/StatusBadge';
import { useLead } from './lead/useLead';
import { answerBy } from './model/clock';
import { closedText, liveLeads, nextLead } from './model/counters';
import { showTime } from './model/dubaiTime';
import { claimText, type PendingContact, pendingContactText, type Snapshot } from './model/followUp';
import { type Lead, leadTitle, shortText, messageParts } from './model/lead';
import { alsoAsked } from './model/people';
import { readPhone } from './model/phone';
import { firstReply } from './model/replies';

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

  const pendingContacts = useMemo(() => myPendingContacts(snapshot), [snapshot]);
  const others = pendingContacts.filter((other) => other.lead.id !== next).slice(0, QUESTIONS);
  const closed = closedText(ready ? liveLeads(snapshot, now).length : 0, now);
  // The open details show everything about their lead, so the card only names it.
  const isFolded = lead !== undefined && lead.id === open;
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-card
      data-lead={next}
      data-folded={isFolded || undefined}
      aria-labelledby={id}
      className={classNames('flex flex-col desk-box', isFolded && 'pb-3')}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-4">
        <h2 id={id} className="font-sans text-small/5 font-semibold">
          Next to answer
        </h2>
        {isFolded && <FoldedLead lead={lead} />}
        {closed !== undefined && !isFolded && <p className="text-ink-soft md:ms-auto">{closed}</p>}
        {sooner && (
          <TextButton
            onClick={() => {
              setShown(sooner.id);
              keepFocus();
            }}
            className="-my-3 ms-auto md:-me-2"
          >
            A lead is due sooner
          </TextButton>
        )}
      </div>
      <Conflict except={open} />
      {!ready && <Skeleton />}
      {ready && !lead && <p className="my-auto py-4 text-ink-soft">No leads waiting.</p>}
      {/* Hidden, not removed, so that the focus can return to its buttons. */}
      {lead && (
        <div hidden={isFolded} className={isFolded ? undefined : 'flex grow flex-col'}>
          <NextCard key={lead.id} lead={lead} onAnswered={keepFocus} />
        </div>
      )}
      {others.map(({ lead: other, pendingContact }) => (
        <div key={other.id} className="mt-2">
          <ContactPrompt lead={other} pendingContact={pendingContact} named onAnswered={keepFocus} />
        </div>
      ))}
    </section>
  );
});

/** The lead of the card in one line. */
function FoldedLead({ lead }: { lead: Lead }) {
  return (
    <p className="flex min-w-0 flex-1 items-center gap-x-4">
      <bdi className="truncate font-semibold">{leadTitle(lead)}</bdi>
      <StatusBadge lead={lead} />
      <span className="ms-auto text-ink-soft max-md:hidden">Details are open.</span>
    </p>
  );
}

function NextCard({ lead, onAnswered }: { lead: Lead; onAnswered: () => void }) {
  const { member, details, otherLeads } = useDesk();
  const { missedCalls } = useDeskState();
  const now = useNow();
  const [earlier] = useStore(otherLeads)(lead);
  const { followUp, pendingContact, othersPendingContacts, isBusy } = useLead(lead);
  return (
    <div aria-busy={isBusy || undefined} className="flex grow flex-col gap-2">
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 md:grid-cols-[1fr_auto]">
        <h3 dir="auto" className="line-clamp-3 font-sans text-body/6 font-semibold text-page wrap-anywhere max-md:col-span-2">
          {leadTitle(lead)}
        </h3>
        <StatusBadge lead={lead} />
        <p className="text-ink-soft md:order-last md:text-end">{answerBy(lead.createdAt, now)}</p>
        <p className="flex flex-wrap gap-x-2 wrap-anywhere text-ink-soft max-md:col-span-2">
          <LeadOrigin lead={lead} />
          <span>{showTime(lead.createdAt)}</span>
        </p>
      </div>
      <CardMessage lead={lead} />
      <Note>{claimText(followUp, member.id, now)}</Note>
      {othersPendingContacts.map((other) => (
        <Note key={other.by}>{pendingContactText(other)}</Note>
      ))}
      <Note>{readPhone(lead.phone)?.note}</Note>
      <Note>{earlier && alsoAsked(earlier)}</Note>
      <Note>{firstReply(lead.id, missedCalls) === 'Missed call' ? 'WhatsApp opens with the reply “Missed call”.' : undefined}</Note>
      <div className="mt-auto flex flex-wrap gap-1 pt-1 max-md:*:min-h-12 max-md:*:grow max-md:*:gap-1 max-md:*:px-1.5 md:gap-2">
        <QuickLinks lead={lead} />
        <ClaimButton lead={lead} />
        <Button dense variant="line" onClick={() => details.open(lead.id)}>
          Details
        </Button>
      </div>
      {pendingContact && <ContactPrompt lead={lead} pendingContact={pendingContact} onAnswered={onAnswered} />}
    </div>
  );
}

/** The visitor's words, then those of the form. */
function CardMessage({ lead }: { lead: Lead }) {
  const { own, form } = messageParts(lead);
  if (own === '') return form !== '' && <p className="line-clamp-1 text-mute">{form}</p>;
  return (
    <p dir="auto" className="line-clamp-2 text-start wrap-anywhere">
      {shortText(own)}
    </p>
  );
}

/** My pending contacts, the latest first. */
function myPendingContacts({ followUps, byId, me }: Snapshot) {
  const mine: { pendingContact: PendingContact; lead: Lead }[] = [];
  for (const { leadId, pendingContacts } of followUps.values()) {
    if (pendingContacts.length === 0) continue;
    const pendingContact = pendingContacts.find(({ by }) => by === me);
    const lead = byId.get(leadId);
    if (pendingContact && lead) mine.push({ pendingContact, lead });
  }
  return mine.sort((a, b) => b.pendingContact.at - a.pendingContact.at);
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
