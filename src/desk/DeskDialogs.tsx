import { useEffect, useRef } from 'react';

import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';

import { useDesk } from './DeskContext';
import { LateAddLead } from './late';
import { useLeadList } from './list/LeadListContext';
import { deleteButtonId, type Lead, leadTitle } from './model/lead';
import { type LeadState, type LostReason, STATES } from './model/states';
import { isolate } from './model/text';
import { ShortcutsDialog } from './ShortcutsDialog';

export function DeskDialogs() {
  const { leads, screen, show } = useDesk();
  const { reasonPrompt, showsShortcuts, addsLead, deletePrompt } = useStore(screen);
  const leadWithReason = leads.byId.get(reasonPrompt?.leadId ?? '');
  const confirmDeletion = useDeletion();
  return (
    <>
      {reasonPrompt && leadWithReason && (
        <ReasonDialog lead={leadWithReason} state={reasonPrompt.state} onClose={() => show({ reasonPrompt: undefined })} />
      )}
      {showsShortcuts && <ShortcutsDialog onClose={() => show({ showsShortcuts: false })} />}
      {addsLead && <LateAddLead onClose={() => show({ addsLead: false })} />}
      {deletePrompt && (
        <ConfirmDialog
          title="Are you sure?"
          description={
            <>
              This will permanently delete the lead from{' '}
              <bdi className="font-semibold wrap-anywhere text-ink">{leadTitle(deletePrompt)}</bdi>. This action cannot be undone.
            </>
          }
          action="Delete"
          onConfirm={() => confirmDeletion(deletePrompt)}
          onCancel={() => show({ deletePrompt: undefined })}
        />
      )}
    </>
  );
}

export function LeaveNoteDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Leave without saving the note?"
      description="What you have typed will be lost."
      action="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

/** Asks why a lead gets this state. Choosing a reason sets it. */
function ReasonDialog({ lead, state, onClose }: { lead: Lead; state: LeadState; onClose: () => void }) {
  const { act } = useDesk();
  const reasons: readonly LostReason[] = STATES[state].reasons;
  return (
    <Dialog
      open
      onClose={onClose}
      shape="question"
      title={<span className="block font-sans text-label">Why?</span>}
      description={`${isolate(leadTitle(lead))} is ${state.toLowerCase()}.`}
    >
      <div className="mt-5 grid grid-cols-2 gap-2">
        {reasons.map((reason) => (
          <Button
            key={reason}
            dense
            variant="line"
            onClick={() => {
              act(lead.id, { kind: 'state', state, lostReason: reason });
              onClose();
            }}
          >
            <span className="whitespace-normal">{reason}</span>
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

/** Deletes a lead after confirmation, then moves the focus to the lead that takes its place. */
function useDeletion(): (lead: Lead) => void {
  const { sync, show } = useDesk();
  const { shown } = useLeadList();
  const deleted = useRef<{ id: string; neighbour: Lead | undefined }>(undefined);

  useEffect(() => {
    const last = deleted.current;
    if (!last || shown.some(({ id }) => id === last.id)) return;
    deleted.current = undefined;
    if (document.activeElement !== document.body) return;
    const neighbour = last.neighbour && document.getElementById(deleteButtonId(last.neighbour.id));
    (neighbour ?? document.querySelector<HTMLElement>('main input'))?.focus({ preventScroll: true });
  }, [shown]);

  return (lead) => {
    const index = shown.findIndex(({ id }) => id === lead.id);
    deleted.current = { id: lead.id, neighbour: shown[index + 1] ?? shown[index - 1] };
    show({ deletePrompt: undefined });
    void sync.remove(lead);
  };
}
