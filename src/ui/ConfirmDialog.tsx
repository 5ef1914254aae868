import type { ReactNode } from 'react';

import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  description: ReactNode;
  /** Label of the confirming button. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before an irreversible action. Focus starts on Cancel, which is first in the DOM and at the bottom on phones.
 */
export function ConfirmDialog({ title, description, action, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog open onClose={onCancel} role="alertdialog" shape="question" title={title} description={description}>
      <div className="mt-6 flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <Button variant="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="destructive" onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
