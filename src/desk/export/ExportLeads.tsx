import { type ReactNode, useState } from 'react';

import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { showToast } from '@/ui/toast';

import { useDesk, useDeskState } from '../DeskContext';
import { useLeadList } from '../list/LeadListContext';
import { describeFilter, type LeadFilter } from '../model/filter';
import type { Snapshot } from '../model/followUp';
import { type Lead, shortText } from '../model/lead';
import { StaffIcon } from '../StaffIcon';
import type { SyncState } from '../store/sync';
import { csvColumns, csvFileName, leadsCsv } from './csv';

/** The button that exports the list. While there is nothing to export, it is disabled and says why. */
export function ExportLeads() {
  const { sync } = useDesk();
  const { phase } = useStore(sync);
  const { phase: followUpPhase, snapshot } = useDeskState();
  const { shown, applied } = useLeadList();
  const [open, setOpen] = useState(false);
  const disabledReason = disabledReasonFor(phase, shown.length);
  return (
    <>
      <Button dense variant="line" onClick={() => setOpen(true)} disabled={disabledReason !== undefined} title={disabledReason}>
        <StaffIcon name="download" />
        <span className="max-md:sr-only">Export CSV</span>
      </Button>
      {open && (
        <ExportDialog
          leads={shown}
          filter={applied}
          followUps={followUpPhase === 'loaded' ? snapshot.followUps : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function disabledReasonFor(phase: SyncState['phase'], count: number): string | undefined {
  if (phase === 'loading') return 'The leads are still loading.';
  if (phase === 'failed') return 'The leads could not be loaded.';
  return count === 0 ? 'There are no leads to export.' : undefined;
}

interface ExportDialogProps {
  /** The leads that match `filter`, in the order shown. */
  leads: readonly Lead[];
  filter: LeadFilter;
  /** Undefined if the follow-ups are not loaded. */
  followUps?: Snapshot['followUps'] | undefined;
  onClose: () => void;
}

/** Describes the file, then downloads it. */
function ExportDialog({ leads, filter, followUps, onClose }: ExportDialogProps) {
  const [openedAt] = useState(() => Date.now());
  const file = csvFileName(filter, openedAt);
  const count = leads.length === 1 ? '1 lead' : `${leads.length.toLocaleString('en')} leads`;

  function download(): void {
    saveFile(file, new Blob([leadsCsv(leads, followUps)], { type: 'text/csv;charset=utf-8' }));
    onClose();
    showToast({ title: 'Success', text: `${count} exported`, kind: 'success' });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      shape="question"
      title={<span className="block font-sans text-label">Export {count}</span>}
      description="All leads in the list, as filtered now."
    >
      <dl className="mt-4 mb-6 grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-sand pt-4 text-dense">
        <Row label="Filter">
          <FilterDescription filter={filter} />
        </Row>
        <Row label="Columns">{columnList(csvColumns(followUps))}</Row>
        <Row label="File">
          <bdi>{file}</bdi>
        </Row>
      </dl>
      <p className="mb-6 text-dense text-mute">All in one column? In Excel use Data, From Text/CSV, and choose the comma.</p>
      <Button wide onClick={download} disabled={leads.length === 0}>
        <StaffIcon name="download" />
        Download CSV
      </Button>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-mute">{label}</dt>
      <dd className="wrap-anywhere text-pretty">{children}</dd>
    </>
  );
}

/** Starts each value on a new line and shortens it, because a long value would push the button out of view. */
function FilterDescription({ filter }: { filter: LeadFilter }) {
  const chosen = Object.values(describeFilter(filter)).filter((part) => part !== undefined);
  if (chosen.length === 0) return 'None, all leads';
  return chosen.map(({ label, text }) => (
    <span key={label + text} className="line-clamp-2">
      {label} <bdi>{shortText(text)}</bdi>
    </span>
  ));
}

/** 'Name, phone, email'. */
function columnList([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((title) => title.toLowerCase())].join(', ');
}

/** How long the object URL stays valid: a browser may ask where to save the file before reading it, and Safari reads it late. */
const URL_LIFETIME_MS = 40_000;

/** Downloads a file. An <a download> does not navigate, so the CSP needs no exception. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
}
