import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

/** The errors of a form's fields, by name. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormDialogProps {
  title: string;
  description: ReactNode;
  /** Label of the button that submits the form; Enter in a field submits it too. */
  action: string;
  /** While set, the form is being sent: the button shows this text. */
  busy: string | undefined;
  /** Gets the texts of the form's fields by name, also those that a password manager or a script has filled in without an event. */
  onSubmit: (texts: Readonly<Record<string, string>>) => void;
  /** When they change, the focus moves to the first invalid field. */
  errors: FormErrors;
  /** Why the form cannot be sent or left, shown above the buttons. */
  problem: string | undefined;
  onClose: () => void;
  /** For the button Cancel. Default: `onClose`. */
  onCancel?: () => void;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Moves the focus once the dialog has closed. Without it, the focus returns to the opener. */
  moveFocus?: RefObject<(() => void) | undefined>;
  children: ReactNode;
}

/** A form in a dialog: on a phone as large as the screen, with its buttons always in view. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, action, busy, onSubmit, errors, problem, onClose, initialFocus, moveFocus, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // Centre the field, so that the buttons do not cover its error.
    field?.scrollIntoView({ block: 'center' });
  }, [errors]);
  return (
    <Dialog
      open
      onClose={onClose}
      shape="form"
      initialFocus={initialFocus}
      moveFocus={moveFocus}
      title={<span className="block font-sans text-label">{title}</span>}
      description={description}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === undefined) onSubmit(textsOf(event.currentTarget));
        }}
        className="flex grow flex-col"
      >
        <div className="grid grow content-start gap-5 pt-5 pb-6">{children}</div>
        <div
          data-foot
          className="sticky bottom-0 -mx-6 grid gap-3 border-t border-hair-strong bg-porcelain px-6 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] md:-mx-8 md:px-8"
        >
          <p role="alert" className="font-semibold text-error empty:hidden md:text-end">
            {problem}
          </p>
          <div className="flex gap-3 max-md:*:flex-1 md:justify-end">
            <Button variant="line" onClick={props.onCancel ?? onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              {action}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, typeof text === 'string' ? text : '']));
}
