import { useCallback, useEffect, useRef, useState } from 'react';

import type { Lead } from '@/leads/fields';
import { showToast, withdrawToast } from '@/ui/toast';

import type { DeskStore, LeadArchive, MailState } from '../model/ports';
import type { FollowUps } from './followUps';
import { createLeadBook, type LeadBook } from './leadBook';
import { usePoll } from './usePoll';

/** `stray`: the account is not on the list of staff. */
export type LeadsPhase = 'loading' | 'failed' | 'loaded' | 'stray';

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

/** To a stray the table looks empty, as if there were no leads. */
async function listOf(archive: LeadArchive): Promise<Lead[] | 'stray'> {
  const leads = await archive.list();
  return leads.length === 0 && (await archive.state()) === 'stray' ? 'stray' : leads;
}

/** All leads of the archive, those that come meanwhile too, and what staff do with them. `followUps` get their news along. */
export function useLeads(archive: LeadArchive, store: DeskStore, followUps: FollowUps): Leads {
  const [book] = useState(createLeadBook);
  const [phase, setPhase] = useState<LeadsPhase>('loading');
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const [loadedAt, setLoadedAt] = useState(0);
  const [stale, setStale] = useState(false);
  const [mailState, setMailState] = useState<MailState>();
  const run = useRef(0);
  /** Of the last whole reading, of the last minute's question, and how many of these there were. */
  const times = useRef({ whole: 0, minute: 0, minutes: 0 });
  const since = useRef<{ lead: string | undefined; deletion: string | undefined }>({ lead: undefined, deletion: undefined });

  const leave = useCallback(() => {
    book.read([], true);
    setMailState(undefined);
    setPhase('stray');
  }, [book]);

  const askMailState = useCallback(async (): Promise<void> => {
    const found = await archive.state().catch(() => 'unknown' as const);
    if (found === 'stray') leave();
    else if (found !== 'unknown') setMailState(found);
  }, [archive, leave]);

  const load = useCallback(
    async ({ quiet = false } = {}): Promise<void> => {
      run.current += 1;
      const own = run.current;
      const began = Date.now();
      void followUps.load();
      await listOf(archive).then(
        async (found) => {
          if (own !== run.current) return;
          if (found === 'stray') {
            leave();
            return;
          }
          book.read(found, !quiet);
          since.current = { lead: found[0]?.created_at, deletion: undefined };
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
    [archive, followUps, book, leave, askMailState],
  );

  useEffect(() => {
    void load();
    return () => {
      run.current += 1;
    };
  }, [load]);

  async function takeNews(): Promise<void> {
    const { current } = since;
    const changes = await store.changes({ ...current, followUp: followUps.changedAt() });
    // Everything was read anew meanwhile.
    if (current !== since.current) return;
    since.current = changes.since;
    followUps.forget(book.take(changes.leads, changes.deleted));
    followUps.take(changes.followUps, changes.since.followUp);
  }

  /** What was missed shows in the number of leads; one may have come between the two questions. */
  async function lookForGaps(): Promise<void> {
    for (const isLast of [false, true]) {
      const count = await store.countLeads();
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
    const removed = await archive.remove(lead.id).then(
      (outcome) => outcome === 'gone',
      () => false,
    );
    setDeleting((ids) => new Set([...ids].filter((id) => id !== lead.id)));
    if (removed) {
      book.remove(lead.id, Date.now() + store.clockOffset());
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
