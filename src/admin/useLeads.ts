import { useCallback, useEffect, useRef, useState } from 'react';

import type { Lead } from '@/leads/fields';
import type { LeadArchive } from '@/leads/ports';
import { showToast, withdrawToast } from '@/ui/toast';

import { indexLeads, type LeadEntry } from './leadIndex';

/** `stray`: the account is not on the list of staff. */
export type LeadsPhase = 'loading' | 'failed' | 'loaded' | 'stray';

interface Leads {
  phase: LeadsPhase;
  /** Newest first; empty unless loaded. */
  entries: readonly LeadEntry[];
  /** When they were loaded, in ms since 1970. */
  loadedAt: number;
  /** Whether they could not be loaded anew since: newer ones may be missing. */
  stale: boolean;
  /** The ids of leads whose deletion is under way. */
  deleting: ReadonlySet<string>;
  /** Loads everything anew after a failure. */
  retry: () => void;
  /** Loads everything anew while what is there stays in view. Resolves when that has succeeded or failed; never rejects. */
  renew: () => Promise<void>;
  /** Deletes a lead and tells the outcome in a toast. */
  remove: (lead: Lead) => void;
}

/** Leads that were loaded this long ago are loaded anew when somebody looks at them, in ms. */
const STALE_MS = 60_000;
/** How often they are loaded anew while the dashboard stays in view, in ms. */
const RENEW_MS = 300_000;

const NONE: readonly LeadEntry[] = [];
const FETCH_FAILED = 'Failed to fetch leads';

/** To a stray the table looks empty, as if there were no leads. */
async function listOf(archive: LeadArchive): Promise<Lead[] | 'stray'> {
  const leads = await archive.list();
  return leads.length === 0 && (await archive.state()) === 'stray' ? 'stray' : leads;
}

/** All leads of the archive, those that come meanwhile too, and what staff do with them. */
export function useLeads(archive: LeadArchive): Leads {
  const [phase, setPhase] = useState<LeadsPhase>('loading');
  const [entries, setEntries] = useState(NONE);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const [loadedAt, setLoadedAt] = useState(0);
  const [stale, setStale] = useState(false);
  const run = useRef(0);
  /** Gone since this page was opened: a list that was asked for before may still hold them. */
  const gone = useRef(new Set<string>());

  const load = useCallback(
    async ({ quiet = false } = {}): Promise<void> => {
      run.current += 1;
      const own = run.current;
      await listOf(archive).then(
        (leads) => {
          if (own !== run.current) return;
          if (leads === 'stray') {
            setEntries(NONE);
            setPhase('stray');
            return;
          }
          setEntries(indexLeads(leads.filter(({ id }) => !gone.current.has(id))));
          setLoadedAt(Date.now());
          setStale(false);
          setPhase('loaded');
        },
        () => {
          if (own !== run.current) return;
          // What is shown stays, and is said to be as old as it is.
          if (quiet) {
            setStale(true);
            return;
          }
          setPhase('failed');
          showToast({ title: 'Error', text: FETCH_FAILED, kind: 'destructive' });
        },
      );
    },
    [archive],
  );

  useEffect(() => {
    if (phase !== 'loaded') return undefined;
    const renewWhenStale = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - loadedAt >= STALE_MS) void load({ quiet: true });
    };
    document.addEventListener('visibilitychange', renewWhenStale);
    window.addEventListener('online', renewWhenStale);
    const timer = setInterval(renewWhenStale, RENEW_MS);
    return () => {
      document.removeEventListener('visibilitychange', renewWhenStale);
      window.removeEventListener('online', renewWhenStale);
      clearInterval(timer);
    };
  }, [phase, loadedAt, load]);

  useEffect(() => {
    void load();
    return () => {
      run.current += 1;
    };
  }, [load]);

  async function remove(lead: Lead): Promise<void> {
    setDeleting((ids) => new Set(ids).add(lead.id));
    const removed = await archive.remove(lead.id).then(
      (outcome) => outcome === 'gone',
      () => false,
    );
    setDeleting((ids) => new Set([...ids].filter((id) => id !== lead.id)));
    if (removed) {
      gone.current.add(lead.id);
      setEntries((all) => all.filter((entry) => entry.lead.id !== lead.id));
      showToast({ title: 'Success', text: 'Lead deleted successfully', kind: 'success' });
    } else {
      showToast({ title: 'Error', text: 'Failed to delete lead', kind: 'destructive' });
    }
  }

  return {
    phase,
    entries,
    loadedAt,
    stale,
    deleting,
    renew: async () => load({ quiet: true }),
    retry() {
      withdrawToast(FETCH_FAILED);
      setPhase('loading');
      void load();
    },
    remove: (lead) => void remove(lead),
  };
}
