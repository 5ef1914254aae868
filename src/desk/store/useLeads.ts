import { useCallback, useEffect, useRef, useState } from 'react';

import { showToast, withdrawToast } from '@/ui/toast';

import type { Cursors, DeskBackend, MailState } from '../model/backend';
import type { Lead } from '../model/lead';
import type { FollowUps } from './followUps';
import { createLeadBook, type LeadBook } from './leadBook';
import { usePoll } from './usePoll';

/** `notStaff`: the account is not on the list of staff. */
export type LeadsPhase = 'loading' | 'failed' | 'loaded' | 'notStaff';

interface Leads {
  phase: LeadsPhase;
  book: LeadBook;
  /** Up to when they are complete, in ms since 1970. */
  loadedAt: number;
  /** Whether newer ones could not be loaded for a while. */
  stale: boolean;
  /** Whether the studio was told of its leads; undefined while nothing is known of it. */
  mailState: MailState | undefined;
  /** The ids of leads whose deletion is under way. */
  deleting: ReadonlySet<string>;
  /** Loads everything anew after a failure. */
  retry: () => void;
  /** Asks for news now. Resolves when that has succeeded or failed; never rejects. */
  renew: () => Promise<void>;
  /** Deletes a lead and tells the outcome in a toast. */
  remove: (lead: Lead) => void;
}

/** News that cannot be had for this long are missed, in ms. */
const STALE_MS = 60_000;
/** Then the whole table is read again, in ms. */
const WHOLE_MS = 12 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** In one minute out of these it is asked whether anything was missed; in the others, for the mails. */
const COUNT_EVERY = 5;

const FETCH_FAILED = 'Failed to fetch leads';

/** To an account that is not staff the table looks empty, as if there were no leads. */
async function readLeads(backend: DeskBackend): Promise<Awaited<ReturnType<DeskBackend['leads']>> | 'notStaff'> {
  const found = await backend.leads();
  return found.leads.length === 0 && (await backend.mailState()) === 'notStaff' ? 'notStaff' : found;
}

/** All leads of the table, those that come meanwhile too, and what staff do with them. `followUps` get their news along. */
export function useLeads(backend: DeskBackend, followUps: FollowUps): Leads {
  const [book] = useState(createLeadBook);
  const [phase, setPhase] = useState<LeadsPhase>('loading');
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const [loadedAt, setLoadedAt] = useState(0);
  const [stale, setStale] = useState(false);
  const [mailState, setMailState] = useState<MailState>();
  const run = useRef(0);
  /** Of the last whole reading, of the last minute's question, and how many of these there were. */
  const times = useRef({ whole: 0, minute: 0, minutes: 0 });
  const since = useRef<Omit<Cursors, 'followUps'>>({ leads: '', deletions: '' });

  const leave = useCallback(() => {
    book.read([], true);
    setMailState(undefined);
    setPhase('notStaff');
  }, [book]);

  const askMailState = useCallback(async (): Promise<void> => {
    const found = await backend.mailState().catch(() => 'unknown' as const);
    if (found === 'notStaff') leave();
    else if (found !== 'unknown') setMailState(found);
  }, [backend, leave]);

  const load = useCallback(
    async ({ quiet = false } = {}): Promise<void> => {
      run.current += 1;
      const own = run.current;
      const began = Date.now();
      void followUps.load();
      await readLeads(backend).then(
        async (found) => {
          if (own !== run.current) return;
          if (found === 'notStaff') {
            leave();
            return;
          }
          book.read(found.leads, !quiet);
          since.current = found.cursors;
          times.current = { whole: began, minute: began, minutes: 0 };
          setLoadedAt(Date.now());
          setStale(false);
          setPhase('loaded');
          if (!quiet) await askMailState();
        },
        () => {
          if (own !== run.current) return;
          // What is shown stays.
          if (quiet) throw new Error(FETCH_FAILED);
          setPhase('failed');
          showToast({ title: 'Error', text: FETCH_FAILED, kind: 'destructive' });
        },
      );
    },
    [backend, followUps, book, leave, askMailState],
  );

  useEffect(() => {
    void load();
    return () => {
      run.current += 1;
    };
  }, [load]);

  async function takeNews(): Promise<void> {
    const { current } = since;
    const changes = await backend.changes({ ...current, followUps: followUps.cursor() });
    // Everything was read anew meanwhile.
    if (current !== since.current) return;
    since.current = changes.cursors;
    followUps.forget(book.take(changes.leads, changes.deleted));
    followUps.take(changes.followUps, changes.cursors.followUps);
  }

  /** What was missed shows in the number of leads; one may have come between the two questions. */
  async function lookForGaps(): Promise<void> {
    for (const isLast of [false, true]) {
      const count = await backend.countLeads();
      if (count === book.state().leads.length) return;
      if (isLast) await load({ quiet: true });
      else await takeNews();
    }
  }

  async function renew(): Promise<void> {
    const began = Date.now();
    try {
      if (began - times.current.whole >= WHOLE_MS) await load({ quiet: true });
      else await takeNews();
      if (began - times.current.minute >= MINUTE_MS) {
        times.current.minute = began;
        times.current.minutes += 1;
        if (times.current.minutes % COUNT_EVERY === 0) await lookForGaps();
        else await askMailState();
      }
      setLoadedAt(began);
      setStale(false);
    } catch {
      if (began - loadedAt >= STALE_MS) setStale(true);
    }
  }

  usePoll(phase === 'loaded', renew);

  async function remove(lead: Lead): Promise<void> {
    setDeleting((ids) => new Set(ids).add(lead.id));
    const removed = await backend.remove(lead.id).then(
      (outcome) => outcome === 'gone',
      () => false,
    );
    setDeleting((ids) => new Set([...ids].filter((id) => id !== lead.id)));
    if (removed) {
      book.remove(lead.id, Date.now() + backend.clockOffset());
      followUps.forget([lead.id]);
      showToast({ title: 'Success', text: 'Lead deleted successfully', kind: 'success' });
    } else {
      showToast({ title: 'Error', text: 'Failed to delete lead', kind: 'destructive' });
    }
  }

  return {
    phase,
    book,
    loadedAt,
    stale,
    mailState,
    deleting,
    renew,
    retry() {
      withdrawToast(FETCH_FAILED);
      setPhase('loading');
      void load();
    },
    remove: (lead) => void remove(lead),
  };
}
