import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** Asks before a note is left that was typed and not saved. */
export function LeaveNote({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      shape="notice"
      title="Leave without saving the note?"
      description="What you have typed will be lost."
    >
      <div className="mt-7 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end md:gap-3 max-md:*:w-full">
        <Button look="line" onClick={onStay}>
          Cancel
        </Button>
        <Button look="destructive" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
