import { useCallback, useEffect, useRef, useState } from 'react';

import type { Lead } from '@/leads/model';
import type { LeadArchive } from '@/leads/ports';
import { prepareToasts, showToast, withdrawToast } from '@/ui/toast';

import { indexLeads, type LeadEntry } from './leadIndex';

export type LeadsPhase = 'loading' | 'failed' | 'loaded';

interface Leads {
  phase: LeadsPhase;
  /** Newest first; empty unless loaded. */
  entries: readonly LeadEntry[];
  /** When they were loaded, in ms since 1970. */
  loadedAt: number;
  /** The ids of leads whose deletion is under way. */
  leaving: ReadonlySet<string>;
  /** Loads everything anew after a failure. */
  retry: () => void;
  /** Deletes a lead and tells the outcome in a toast. */
  remove: (lead: Lead) => void;
}

const NONE: readonly LeadEntry[] = [];
const FETCH_FAILED = 'Failed to fetch leads';

/** All leads of the archive, and what staff do with them (§4 "Dashboard", texts of §8). */
export function useLeads(archive: LeadArchive): Leads {
  const [phase, setPhase] = useState<LeadsPhase>('loading');
  const [entries, setEntries] = useState(NONE);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [loadedAt, setLoadedAt] = useState(0);
  const run = useRef(0);

  const load = useCallback(() => {
    run.current += 1;
    const own = run.current;
    archive.list().then(
      (leads) => {
        if (own !== run.current) return;
        setEntries(indexLeads(leads));
        setLoadedAt(Date.now());
        setPhase('loaded');
      },
      () => {
        if (own !== run.current) return;
        setPhase('failed');
        showToast({ title: 'Error', text: FETCH_FAILED, kind: 'destructive' });
      },
    );
  }, [archive]);

  useEffect(() => {
    prepareToasts();
    load();
    return () => {
      run.current += 1;
    };
  }, [load]);

  async function remove(lead: Lead): Promise<void> {
    setLeaving((ids) => new Set(ids).add(lead.id));
    const gone = await archive.remove(lead.id).then(
      (outcome) => outcome === 'gone',
      () => false,
    );
    setLeaving((ids) => new Set([...ids].filter((id) => id !== lead.id)));
    if (gone) {
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
    leaving,
    retry() {
      withdrawToast(FETCH_FAILED);
      setPhase('loading');
      load();
    },
    remove: (lead) => void remove(lead),
  };
}
