import { createStore, type Readable, type Store } from '@/lib/store';
import { showToast } from '@/ui/toast';

import { type ActionRequest, type DeskAction, type HistoryEvent, UNDO_MS } from '../model/actions';
import { appointmentText, typedAppointment, VISIT_TEXTS } from '../model/appointment';
import type { AddedLead, DeskBackend, NotAdded, StaffMember } from '../model/backend';
import type { CampaignBackend } from '../model/campaigns';
import { refusedNumbers } from '../model/contactConsent';
import { type Snapshot, stateOf } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import type { Person } from '../model/people';
import { STATES } from '../model/states';
import { isolate } from '../model/text';
import type { Conflict, FinalResult } from './actionQueue';
import { createFollowUpStore, type FollowUpsState, type FollowUpStore } from './followUps';
import { createLeadStore, type LeadStore } from './leads';
import { createPeopleStore } from './people';
import { CLOSED, createDeskClock, createDetailsSlot, type DeskClock, type DetailsSlot, type ScreenState } from './screen';
import { createSync, type Sync } from './sync';
import {
  addedLeadsOf,
  type AppointmentDraft,
  appointmentDraftsOf,
  type Drafts,
  noteDraftsOf,
  replyDraftsOf,
  type SpendDraft,
  spendDraftsOf,
} from './unsavedWork';

/** The follow-ups, and the data derived from them and the leads. */
export interface DeskState extends Omit<FollowUpsState, 'followUps'> {
  snapshot: Snapshot;
}

/** The stores and actions of one account's lead desk. The object never changes while the desk is open. */
export interface Desk {
  member: StaffMember;
  leads: LeadStore;
  sync: Sync;
  state: Readable<DeskState>;
  clock: DeskClock;
  /** The other leads of the same person, newest first. The function is replaced when more leads are indexed. */
  otherLeads: Readable<(person: Person) => Lead[]>;
  notes: Drafts<string>;
  replies: ReturnType<typeof replyDraftsOf>;
  appointments: Drafts<AppointmentDraft>;
  addedLeads: Drafts<AddedLead>;
  spendDrafts: Drafts<SpendDraft>;
  /** A lead that was typed but not added, to resume. Undefined if there is none, or while it is being sent. */
  unfinishedLead: () => AddedLead | undefined;
  screen: Store<ScreenState>;
  details: DetailsSlot;
  show: (part: Partial<ScreenState>) => void;
  lastWeek: DeskBackend['lastWeek'];
  /** Asks for a reason first if a state needs one. */
  act: FollowUpStore['act'];
  undoLast: () => void;
  /** Removes a conflict that has been decided. To insist on mine, call `act` first. */
  resolve: (conflict: Conflict) => void;
  reloadFollowUps: () => void;
  history: (leadId: string) => Promise<HistoryEvent[]>;
  campaigns: CampaignBackend;
  /** Adds a lead by hand, shows it in the list, and drops its draft. */
  addLead: (lead: AddedLead) => Promise<'added' | NotAdded>;
  /** How far the server's clock is ahead of this browser's, in ms. */
  clockOffset: () => number;
  /** Loads, polls and sends until the returned function is called. */
  start: () => () => void;
}

export function createDesk(backend: DeskBackend, member: StaffMember): Desk {
  const leads = createLeadStore();
  const followUps = createFollowUpStore(backend, member);
  const sync = createSync(backend, leads, followUps);
  const clock = createDeskClock(backend.clockOffset);
  const notes = noteDraftsOf(member.id);
  const addedLeads = addedLeadsOf(member.id);
  const appointments = appointmentDraftsOf(member.id);
  const leadsBeingAdded = new Set<string>();
  /** Leads as first sent by `addLead`, by their ids. */
  const firstSent = new Map<string, AddedLead>();
  const state = deriveState(leads, followUps, member.id);
  const people = createPeopleStore(leads);
  const screen = createStore(CLOSED);
  let lastUndo: { at: number; undo: () => void } | undefined;

  function onResult(request: ActionRequest, result: FinalResult): void {
    const { id, leadId, action } = request;
    const lead = leads.byId.get(leadId);
    const undo = (): void => followUps.act(leadId, { kind: 'undo', actionId: id });
    showResult(request, result, lead ? isolate(leadTitle(lead)) : 'The lead', undo);
    if (result.outcome === 'saved' && action.kind !== 'note') lastUndo = action.kind === 'undo' ? undefined : { at: Date.now(), undo };
    const { conflicts, followUps: rows } = followUps.get();
    const isUndecided = conflicts.some((conflict) => conflict.request.leadId === leadId);
    // Booked may still be on its way, after a decision that came before this response.
    const mayFollow = isUndecided || STATES[stateOf(rows.get(leadId))].isBooking;
    if (result.outcome === 'refused' || (result.outcome === 'changed' && mayFollow)) putBack(leadId, action);
  }

  /** Puts what was not saved back into its field, unless something else was begun there. */
  function putBack(leadId: string, action: DeskAction): void {
    if (action.kind === 'note' && !notes.get().has(leadId)) notes.keep(leadId, action.text);
    if (action.kind === 'appointment' && action.appointment && !appointments.get().has(leadId))
      appointments.keep(leadId, { ...typedAppointment(action.appointment), baseline: JSON.stringify(null) });
  }

  /** Drops the drafts of leads that were added although the response was lost, unless they were changed since. */
  function dropAddedDrafts(): void {
    for (const draft of addedLeads.get().values())
      if (leads.byId.has(draft.id) && draft === firstSent.get(draft.id)) addedLeads.keep(draft.id, undefined);
  }

  /** Sends waiting actions only once the leads are loaded, so that toasts can name the lead. */
  function connectOnceLoaded(): () => void {
    let disconnect: (() => void) | undefined;
    const follow = (): void => {
      if (sync.get().phase === 'loading') {
        disconnect?.();
        disconnect = undefined;
      } else disconnect ??= followUps.connect(onResult);
    };
    const unsubscribe = sync.subscribe(follow);
    return () => {
      unsubscribe();
      disconnect?.();
    };
  }

  return {
    member,
    leads,
    sync,
    state,
    clock,
    otherLeads: people,
    notes,
    replies: replyDraftsOf(member.id),
    appointments,
    addedLeads,
    spendDrafts: spendDraftsOf(member.id),
    unfinishedLead: () => [...addedLeads.get().values()].find(({ id }) => !leadsBeingAdded.has(id)),
    screen,
    details: createDetailsSlot(),
    show: (part) => screen.set({ ...screen.get(), ...part }),
    lastWeek: backend.lastWeek,
    act(leadId, action, seen) {
      if (action.kind === 'state' && action.lostReason === null && STATES[action.state].reasons.length > 0) {
        screen.set({ ...screen.get(), reasonPrompt: { leadId, state: action.state } });
        return;
      }
      // Without the form, which only booked leads have, nobody would see the draft.
      if (action.kind === 'state' && !STATES[action.state].isBooking) appointments.keep(leadId, undefined);
      followUps.act(leadId, action, seen);
    },
    undoLast() {
      const last = lastUndo;
      lastUndo = undefined;
      if (last && Date.now() - last.at < UNDO_MS) last.undo();
    },
    resolve(conflict) {
      const { leadId } = conflict.request;
      followUps.resolve(conflict);
      if (!STATES[stateOf(followUps.get().followUps.get(leadId))].isBooking) appointments.keep(leadId, undefined);
    },
    reloadFollowUps: () => void followUps.load(),
    history: backend.history,
    campaigns: backend,
    async addLead(added) {
      const { id } = added;
      leadsBeingAdded.add(id);
      if (!firstSent.has(id)) firstSent.set(id, added);
      const result = await backend.addLead(added, member.id);
      leadsBeingAdded.delete(id);
      if (result.outcome === 'added') {
        if (addedLeads.get().get(id) === added) addedLeads.keep(id, undefined);
        leads.add(result.lead);
        followUps.merge([result.followUp]);
      }
      dropAddedDrafts();
      // Shows the lead that was stored under the id.
      if (result.outcome === 'conflict') void sync.refresh();
      return result.outcome;
    },
    clockOffset: backend.clockOffset,
    start() {
      window.addEventListener('online', followUps.resend);
      const stops = [
        connectOnceLoaded(),
        clock.start(sync),
        clock.subscribe(followUps.resend),
        leads.subscribe(dropAddedDrafts),
        people.start(),
        sync.start(),
      ];
      return () => {
        window.removeEventListener('online', followUps.resend);
        for (const stop of stops) stop();
      };
    },
  };
}

/** Derives the state once per change of the leads or the follow-ups. */
function deriveState(leads: LeadStore, followUps: Readable<FollowUpsState>, me: string): Readable<DeskState> {
  let from: [readonly Lead[], FollowUpsState] | undefined;
  let derived: DeskState | undefined;
  return {
    get() {
      const { all } = leads.get();
      const known = followUps.get();
      if (derived && from?.[0] === all && from[1] === known) return derived;
      const { followUps: rows, ...others } = known;
      const isSame = from?.[0] === all && derived?.snapshot.followUps === rows;
      const { byId } = leads;
      const fresh = () => ({ leads: all, byId, followUps: rows, refusedNumbers: refusedNumbers({ followUps: rows, byId }), me });
      from = [all, known];
      derived = { ...others, snapshot: derived && isSame ? derived.snapshot : fresh() };
      return derived;
    },
    subscribe(listener) {
      const stops = [leads.subscribe(listener), followUps.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Shows the outcome of an action in a toast, with Undo. `name`: the lead's name. Conflicts are shown elsewhere. */
function showResult({ action }: ActionRequest, result: FinalResult, name: string, undo: () => void): void {
  switch (result.outcome) {
    case 'saved': {
      const text = savedText(action, result, name);
      if (text === undefined) return;
      showToast({
        id: 'saved',
        title: 'Saved',
        text,
        kind: 'success',
        action: action.kind === 'undo' ? undefined : { label: 'Undo', onPress: undo },
      });
      return;
    }
    case 'changed':
      showToast({ title: 'Error', text: 'Someone has changed it since.', detail: unsavedText(action), kind: 'destructive' });
      return;
    case 'gone':
      showToast({ title: 'Error', text: `${name} has been deleted.`, detail: unsavedText(action), kind: 'destructive' });
      return;
    case 'refused':
      showToast({
        title: 'Error',
        text: 'Failed to save follow-up',
        detail: [result.reason, unsavedText(action)].filter(Boolean).join(' '),
        kind: 'destructive',
      });
      return;
    default:
  }
}

/** Describes what was typed for an action that was not saved: its field may have disappeared. */
function unsavedText(action: DeskAction): string | undefined {
  if (action.kind === 'note') return `Your note was not saved: ${action.text}`;
  if (action.kind !== 'appointment') return undefined;
  return action.appointment ? `Your appointment was not saved: ${appointmentText(action.appointment)}` : 'The appointment was not removed.';
}

/** Undefined if no toast is needed: a click on a channel opens a question. */
function savedText(action: DeskAction, { followUp }: Extract<FinalResult, { outcome: 'saved' }>, name: string): string | undefined {
  switch (action.kind) {
    case 'yes':
    case 'state':
      return `${name} is ${followUp.state} now.`;
    case 'claim':
    case 'take':
      return `${name} is now yours.`;
    case 'assign':
      return followUp.owner === null ? `${name} is unassigned.` : `${followUp.ownerName} has ${name} now.`;
    case 'no answer':
      return `Called ${name}, no answer.`;
    case 'appointment':
      return `${name}: appointment ${action.appointment ? 'saved' : 'removed'}.`;
    case 'came':
    case 'touch-up':
      return `${name}: ${VISIT_TEXTS[action.answer].toLowerCase()}.`;
    case 'undo':
      return 'Undone.';
    default:
      return undefined;
  }
}
