import { createStore, type Readable } from '@/lib/store';

import type { TypedAppointment } from '../model/appointment';
import type { AddedLead } from '../model/backend';
import type { Reply, ReplyAddress, ReplyLanguage } from '../model/replies';

/** Links to other apps fire beforeunload although the page stays. For this long after a click on such a link, do not ask. */
const APP_LINK_MS = 1_000;

type Kind = 'actions' | 'notes' | 'replies' | 'appointments' | 'added leads' | 'spend';

/** Unsaved work: kind and account -> account. */
const unsaved = new Map<string, string>();
let appLinkAt = -APP_LINK_MS;

/** The accounts whose work would be lost if the page closed. */
export const accountsWithUnsavedWork = createStore<readonly string[]>([]);

/** Records whether an account has unsaved work. While any account has some, the browser asks before it closes the page. */
export function recordUnsavedWork(account: string, kind: Kind, hasUnsaved: boolean): void {
  const key = `${kind} ${account}`;
  if (unsaved.has(key) === hasUnsaved) return;
  if (hasUnsaved) unsaved.set(key, account);
  else unsaved.delete(key);
  if (unsaved.size > 0) {
    window.addEventListener('beforeunload', askBeforeUnload);
    document.addEventListener('click', noteAppLink, true);
  } else {
    window.removeEventListener('beforeunload', askBeforeUnload);
    document.removeEventListener('click', noteAppLink, true);
  }
  accountsWithUnsavedWork.set([...new Set(unsaved.values())]);
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (performance.now() - appLinkAt < APP_LINK_MS) return;
  event.preventDefault();
  // Chrome and Edge before 119 ask only if this is set.
  event.returnValue = true;
}

function noteAppLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !/^https?:$/.test(link.protocol)) appLinkAt = performance.now();
}

/** An account's unsent texts by the lead's id, or by month. They are in memory only, so that the next person at this computer cannot read them. */
export interface Drafts<Draft> extends Readable<ReadonlyMap<string, Draft>> {
  /** Replaces a draft; undefined removes it. */
  keep: (key: string, draft: Draft | undefined) => void;
}

function draftsByAccount<Draft>(kind: Kind): (account: string) => Drafts<Draft> {
  const accounts = new Map<string, Drafts<Draft>>();
  return (account) => {
    const known = accounts.get(account);
    if (known) return known;
    const { get, set, subscribe } = createStore<ReadonlyMap<string, Draft>>(new Map());
    const drafts: Drafts<Draft> = {
      get,
      subscribe,
      keep(key, draft) {
        const next = new Map(get());
        if (draft === undefined) next.delete(key);
        else next.set(key, draft);
        set(next);
        recordUnsavedWork(account, kind, next.size > 0);
      },
    };
    accounts.set(account, drafts);
    return drafts;
  };
}

export const noteDraftsOf = draftsByAccount<string>('notes');

/** Replies that differ from the prepared text. */
export const replyDraftsOf = draftsByAccount<{ reply: Reply; language: ReplyLanguage; address: ReplyAddress; text: string }>('replies');

/** An appointment's form, as typed. */
export interface AppointmentDraft extends TypedAppointment {
  /** The saved appointment, as JSON, when editing began. */
  baseline: string;
}
export const appointmentDraftsOf = draftsByAccount<AppointmentDraft>('appointments');

/** Leads that are being added by hand. */
export const addedLeadsOf = draftsByAccount<AddedLead>('added leads');

/** What the adverts of a month cost: the texts of the changed fields, by the fields' names. */
export type SpendDraft = Readonly<Record<string, string>>;
export const spendDraftsOf = draftsByAccount<SpendDraft>('spend');
