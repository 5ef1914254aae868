import { useState } from 'react';

import { DenseButton } from '../DenseButton';
import type { LeadFilter } from '../model/filter';
import type { Snapshot } from '../model/followUp';
import type { Lead } from '../model/lead';
import { StaffIcon } from '../StaffIcon';
import type { LeadsPhase } from '../store/useLeads';
import { ExportDialog } from './ExportDialog';

interface ExportLeadsProps {
  phase: LeadsPhase;
  /** The leads that match `filter`, in the order shown. */
  leads: readonly Lead[];
  filter: LeadFilter;
  /** Undefined where they could not be read. */
  followUps: Snapshot['followUps'] | undefined;
}

/** The button that exports what the table shows. Out of use, with its reason, while that is not known or nothing. */
export function ExportLeads({ phase, leads, filter, followUps }: ExportLeadsProps) {
  const [open, setOpen] = useState(false);
  const obstacle = obstacleTo(phase, leads.length);
  return (
    <>
      <DenseButton look="line" onClick={() => setOpen(true)} disabled={obstacle !== undefined} title={obstacle}>
        <StaffIcon name="download" />
        <span className="max-md:sr-only">Export CSV</span>
      </DenseButton>
      {open && <ExportDialog leads={leads} filter={filter} followUps={followUps} onClose={() => setOpen(false)} />}
    </>
  );
}

function obstacleTo(phase: LeadsPhase, count: number): string | undefined {
  if (phase === 'loading') return 'The leads are still loading.';
  if (phase === 'failed') return 'The leads could not be loaded.';
  return count === 0 ? 'There are no leads to export.' : undefined;
}
