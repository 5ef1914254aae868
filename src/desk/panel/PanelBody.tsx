import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';
import { textButton } from '@/ui/textButton';

import { ClaimButton } from '../lead/ClaimButton';
import { ContactLinks } from '../lead/ContactLinks';
import { LongText } from '../lead/LongText';
import { MarkLine } from '../lead/MarkLine';
import { NoValue } from '../lead/NoValue';
import { Objections } from '../lead/Objections';
import { OpenQuestion } from '../lead/OpenQuestion';
import { answerBy, confirmBy } from '../model/clock';
import { type Channel, claimText, isLive, markOf, questionText } from '../model/followUp';
import { type Lead, fullMessage, leadTitle } from '../model/lead';
import { alsoAsked, mayContact, readPhone } from '../model/phone';
import { StaffIcon } from '../StaffIcon';
import { noteDrafts } from '../store/drafts';
import type { DeskView } from '../store/useDesk';
import { History } from './History';
import { LeadFacts } from './LeadFacts';
import { NoteBox } from './NoteBox';
import { OwnerSelect } from './OwnerSelect';
import { ReplyBox } from './ReplyBox';
import { StateButtons } from './StateButtons';
import { useReply } from './useReply';

interface PanelBodyProps {
  lead: Lead;
  view: DeskView;
  /** Somebody else has deleted it. */
  deleted: boolean;
  /** Whether the ways to answer stay in view at the foot: on a phone. */
  foot: boolean;
  onOpen: (leadId: string) => void;
  onLost: () => void;
  onDelete: () => void;
}

/** Everything about one lead below its name, and everything that can be done with it. */
export function PanelBody({ lead, view, deleted, foot, onOpen, onLost, onDelete }: PanelBodyProps) {
  const { phase, desk, member, now, busy, refused, act } = view;
  const followUp = desk.followUps.get(lead.id);
  const state = followUp?.state ?? 'New';
  const message = fullMessage(lead);
  const known = phase === 'loaded';
  const off = !known || deleted;
  const draft = useReply(lead, followUp, view);
  const note = noteDrafts.useOf(member.id).get(lead.id) ?? '';
  const asked = followUp?.asked ?? [];
  const question = asked.find(({ by }) => by === desk.me);
  const numberNote = readPhone(lead.phone)?.note;
  const reachable = !deleted && mayContact(lead, followUp, refused);
  function press(kind: Channel): void {
    if (kind === 'whatsapp') draft.noteSent();
    act(lead.id, { kind, pressedAt: Date.now() });
  }

  const ways = reachable && (
    <ContactLinks
      lead={lead}
      text={draft.text}
      channels={foot ? ['whatsapp', 'call'] : ['whatsapp', 'call', 'mail']}
      blocked={draft.obstacle !== undefined}
      onPress={press}
    />
  );
  const claim = known && !deleted && <ClaimButton followUp={followUp} me={desk.me} onAct={(claimed) => act(lead.id, claimed)} />;

  return (
    <div aria-busy={busy.has(lead.id) || undefined} className="grid grid-cols-[minmax(0,1fr)] text-dense">
      <Part>
        <div className="grid gap-1 rounded-sm bg-plaster px-3.5 py-3">
          {deleted && <MarkLine mark={{ sign: 'lost', text: 'Deleted' }} />}
          {known && !deleted && <MarkLine mark={markOf(lead, followUp, desk.me, now)} />}
          {known && isLive(lead, followUp, now) && <span>{answerBy(lead.createdAt, now)}</span>}
          {state !== 'Booked' && state !== 'Lost' && <span className="text-ink-soft">{confirmBy(lead.createdAt)}</span>}
          <Line>{state === 'New' ? claimText(followUp, desk.me, now) : undefined}</Line>
          {asked.map((other) => other !== question && <Line key={other.by}>{questionText(other)}</Line>)}
        </div>
        <Objections view={view} leadId={lead.id} />
        {question && !deleted && <OpenQuestion question={question} name={leadTitle(lead)} onAnswer={(answer) => act(lead.id, answer)} />}
        <div className="flex flex-wrap gap-2 *:grow empty:hidden">
          {!foot && ways}
          {!foot && claim}
          {foot && reachable && <ContactLinks lead={lead} text={draft.text} channels={['mail']} onPress={press} />}
        </div>
        {!reachable && !deleted && <Line>Asked not to be contacted.</Line>}
        <Line>{numberNote}</Line>
      </Part>
      <Part>
        <p dir="auto" className="text-left text-small/6 wrap-anywhere whitespace-pre-wrap">
          {message === '' ? <NoValue /> : <LongText text={message} />}
        </p>
      </Part>
      <Part>
        <StateButtons followUp={followUp} off={off} onAct={(chosen) => act(lead.id, chosen)} onLost={onLost} />
        {followUp?.lostReason != null && <Line>{followUp.lostReason}</Line>}
        <OwnerSelect view={view} followUp={followUp} off={off} onAct={(chosen) => act(lead.id, chosen)} />
      </Part>
      {reachable && (
        <Part>
          <ReplyBox lead={lead} draft={draft}>
            {!foot && (
              <ContactLinks lead={lead} text={draft.text} channels={['whatsapp']} blocked={draft.obstacle !== undefined} onPress={press} />
            )}
          </ReplyBox>
        </Part>
      )}
      <Part>
        <NoteBox
          account={member.id}
          leadId={lead.id}
          text={note}
          off={off}
          deleted={deleted}
          onSave={(text) => act(lead.id, { kind: 'note', text })}
        />
      </Part>
      {known && (
        <Part>
          <History leadId={lead.id} view={view} />
        </Part>
      )}
      <Part>
        <LeadFacts lead={lead} />
        {view.others(lead).map((other) => (
          <button
            key={other.id}
            type="button"
            onClick={() => onOpen(other.id)}
            className={classNames(textButton, '-my-2 justify-self-start px-0')}
          >
            {alsoAsked(other)}
          </button>
        ))}
      </Part>
      {!deleted && (
        <button
          type="button"
          onClick={onDelete}
          className="m-2 flex min-h-11 items-center gap-1.5 justify-self-end rounded-sm px-3 font-semibold text-error"
        >
          <StaffIcon name="bin" size={16} />
          Delete
        </button>
      )}
      {foot && (
        <div
          data-foot
          className="sticky bottom-0 grid auto-cols-fr grid-flow-col gap-2 border-t border-hair-strong bg-porcelain p-3 *:min-h-12 *:px-2"
        >
          {ways}
          {claim}
        </div>
      )}
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-sand px-5 py-4 first:border-t-0 first:pt-0">{children}</div>;
}

function Line({ children }: { children: string | undefined }) {
  return children !== undefined && <p className="font-medium text-ink-soft">{children}</p>;
}
