import { classNames } from '@/lib/classNames';

import { Icon } from './Icon';
import { Sign } from './Sign';
import type { ToastNote } from './toast';

interface ToastCardProps {
  note: ToastNote;
  onDismiss: () => void;
}

/** One toast: a white card, or a tinted one with a border when something failed. */
export function ToastCard({ note, onDismiss }: ToastCardProps) {
  const failed = note.kind === 'destructive';
  return (
    <div
      role={failed ? 'alert' : 'status'}
      className={classNames(
        'grid w-full grid-cols-[24px_minmax(0,1fr)_44px] gap-x-3.5 rounded-sm border py-3.5 pr-1.5 pl-4.5 font-sans text-small text-left shadow-float',
        failed ? 'border-error bg-error-tint text-ink' : 'border-hair-strong bg-white text-ink-soft',
      )}
    >
      <span className={failed ? 'text-error' : 'text-success'}>
        {failed ? (
          <Sign name="alert" />
        ) : (
          <span className="grid size-6 place-items-center rounded-full border-[1.5px] border-current">
            <Sign name="check" size={14} />
          </span>
        )}
      </span>
      <span>
        <b className={classNames('block font-semibold', failed ? 'text-error' : 'text-ink')}>{note.title}</b>
        <span className="block wrap-anywhere">{note.text}</span>
        {note.action && (
          <button
            type="button"
            onClick={() => {
              note.action?.onPress();
              onDismiss();
            }}
            className="-mb-3 min-h-11 rounded-sm pr-4 font-semibold text-rosewood underline decoration-1 underline-offset-3"
          >
            {note.action.label}
          </button>
        )}
      </span>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="-mt-1.5 grid size-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
