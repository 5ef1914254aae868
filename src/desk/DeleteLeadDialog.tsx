import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

import { type Lead, leadTitle } from './model/lead';

interface DeleteLeadDialogProps {
  lead: Lead;
  onCancel: () => void;
  onDelete: (lead: Lead) => void;
}

/** Asks before a lead is deleted. The focus starts on Cancel: it comes first, and stands lowest on phones. */
export function DeleteLeadDialog({ lead, onCancel, onDelete }: DeleteLeadDialogProps) {
  return (
    <Dialog
      open
      onClose={onCancel}
      role="alertdialog"
      shape="notice"
      title="Are you sure?"
      description={
        <>
          This will permanently delete the lead from <bdi className="font-semibold wrap-anywhere text-ink">{leadTitle(lead)}</bdi>. This
          action cannot be undone.
        </>
      }
    >
      <div className="mt-7 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end md:gap-3 max-md:*:w-full">
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="destructive" onClick={() => onDelete(lead)}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
