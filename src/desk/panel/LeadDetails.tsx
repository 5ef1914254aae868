import type { ReactNode } from 'react';

import { useStore } from '@/lib/store';
import { TextButton } from '@/ui/TextButton';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { Conflict } from '../lead/Conflict';
import { ContactLinks } from '../lead/ContactLinks';
import { ClaimButton, ContactPrompt } from '../lead/LeadActions';
import { NoValue, Note } from '../lead/LeadText';
import { LongText } from '../lead/LongText';
import { StatusBadge } from '../lead/StatusBadge';
import { useLead } from '../lead/useLead';
import { originText } from '../model/campaignTable';
import { answerBy, confirmBy } from '../model/clock';
import { showTime } from '../model/dubaiTime';
import { claimText, isLive, pendingContactText, stateOf } from '../model/followUp';
import { fullMessage, type Lead } from '../model/lead';
import { nameOf } from '../model/names';
import { alsoAsked } from '../model/people';
import { readPhone } from '../model/phone';
import { STATES } from '../model/states';
import { isBlank } from '../model/text';
import { StaffIcon } from '../StaffIcon';
import { useQuery } from '../useQuery';
import { History } from './History';
import { NoteBox } from './NoteBox';
import { ReplyBox, useReply } from './ReplyBox';
import { StateAndOwner } from './StateAndOwner';

interface LeadDetailsProps {
  lead: Lead;
  /** Whether somebody else has deleted the lead. */
  deleted: boolean;
  /** Whether WhatsApp, Call and the claim button stay in view at the foot, as on a phone. */
  hasFooter: boolean;
}

export function LeadDetails({ lead, deleted, hasFooter }: LeadDetailsProps) {
  const { member, details, otherLeads, show } = useDesk();
  const { phase } = useDeskState();
  const now = useNow();
  const others = useStore(otherLeads)(lead);
  const { followUp, pendingContact, othersPendingContacts, canContact, isBusy, press } = useLead(lead);
  const reply = useReply(lead);
  const state = stateOf(followUp);
  const message = fullMessage(lead);
  const known = phase === 'loaded';
  const off = !known || deleted;
  const reachable = !deleted && canContact;

  const links = reachable && (
    <ContactLinks
      lead={lead}
      text={reply.text}
      channels={hasFooter ? ['whatsapp', 'call'] : ['whatsapp', 'call', 'mail']}
      blocked={reply.obstacle !== undefined}
      onPress={(channel) => {
        if (channel === 'whatsapp') reply.noteSent();
        press(channel);
      }}
    />
  );
  const claim = !off && <ClaimButton lead={lead} />;

  return (
    <div aria-busy={isBusy || undefined} className="@container grid grid-cols-[minmax(0,1fr)] text-dense">
      <Part>
        <div className="grid gap-1 rounded-sm bg-plaster px-3.5 py-3">
          {(known || deleted) && <StatusBadge lead={lead} deleted={deleted} />}
          {known && isLive(lead, followUp, now) && <span>{answerBy(lead.createdAt, now)}</span>}
          {STATES[state].awaitsConfirmation && <span className="text-ink-soft">{confirmBy(lead.createdAt)}</span>}
          <Note>{state === 'New' ? claimText(followUp, member.id, now) : undefined}</Note>
          {othersPendingContacts.map((other) => (
            <Note key={other.by}>{pendingContactText(other)}</Note>
          ))}
        </div>
        <Conflict leadId={lead.id} />
        {pendingContact && !deleted && <ContactPrompt lead={lead} pendingContact={pendingContact} />}
        <div data-actions className="flex flex-wrap gap-2 *:grow empty:hidden">
          {!hasFooter && links}
          {!hasFooter && claim}
          {hasFooter && reachable && <ContactLinks lead={lead} text={reply.text} channels={['mail']} />}
        </div>
        {!canContact && !deleted && <Note>Asked not to be contacted.</Note>}
        <Note>{readPhone(lead.phone)?.note}</Note>
      </Part>
      <Part>
        <p dir="auto" className="text-start text-small/6 wrap-anywhere whitespace-pre-wrap">
          {message === '' ? <NoValue /> : <LongText text={message} />}
        </p>
      </Part>
      <Part>
        <StateAndOwner lead={lead} off={off} />
      </Part>
      {reachable && (
        <Part>
          <ReplyBox lead={lead} draft={reply} sends={!hasFooter} />
        </Part>
      )}
      <Part>
        <NoteBox lead={lead} off={off} deleted={deleted} />
      </Part>
      {known && (
        <Part>
          <History leadId={lead.id} />
        </Part>
      )}
      <Part>
        <Facts lead={lead} />
        {others.map((other) => (
          <TextButton key={other.id} onClick={() => details.open(other.id)} className="-my-2 justify-self-start px-0">
            {alsoAsked(other)}
          </TextButton>
        ))}
      </Part>
      {!deleted && (
        <button
          type="button"
          onClick={() => show({ deletePrompt: lead })}
          className="m-2 flex min-h-11 items-center gap-1.5 justify-self-end rounded-sm px-3 font-semibold text-error"
        >
          <StaffIcon name="bin" size={16} />
          Delete
        </button>
      )}
      {hasFooter && (
        <div
          data-foot
          className="sticky bottom-0 grid auto-cols-fr grid-flow-col gap-2 border-t border-hair-strong bg-porcelain p-3 pb-[max(12px,env(safe-area-inset-bottom))] *:min-h-12 *:px-2 @max-[14rem]:grid-flow-row"
        >
          {links}
          {claim}
        </div>
      )}
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-sand px-5 py-4 first:border-t-0 first:pt-0">{children}</div>;
}

/** The longest name that always fits the heading, even with wide letters. */
const HEADING_CHARS = 45;

/** The visitor's details as typed, and the stored value of each name of ours. */
function Facts({ lead }: { lead: Lead }) {
  const { name, phone, email, service, source, createdAt } = lead;
  const facts = [
    ...(name.length > HEADING_CHARS ? ([['Name', name]] as const) : []),
    ['Phone', phone],
    ['Email', email],
    ['Inquiry', nameOf.service(service), service],
    ['Source', nameOf.source(source), source],
    ['Came from', useOrigin(lead)],
    ['Received', showTime(createdAt)],
  ] as const;
  return (
    <dl className="desk-rows gap-y-2">
      {facts.map(([label, value, stored = value]) => (
        <div key={label} className="contents">
          <dt className="text-mute">{label}</dt>
          <dd dir="auto" className="text-start wrap-anywhere">
            {value !== undefined && (isBlank(value) ? <NoValue /> : <LongText text={value} />)}
            {stored !== value && <span className="text-mute">{stored}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a lead came from, in words; undefined while loading. */
function useOrigin({ id, source }: Lead): string | undefined {
  const { campaigns } = useDesk();
  const { data: origin, failed } = useQuery(id, () => campaigns.origin(id));
  if (failed) return 'Could not be loaded';
  return origin === undefined ? undefined : originText(origin, source);
}
