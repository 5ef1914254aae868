import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';

import { classNames } from '@/lib/classNames';

import { Icon } from './Icon';
import { NoBreak } from './NoBreak';
import { NoticeIcon } from './NoticeIcon';
import { registerToastStack, type ToastArea } from './Toaster';

/** A toast. `destructive` toasts stay until dismissed; all others disappear by themselves. */
export interface ToastNote {
  title: string;
  text: string;
  /** A second paragraph. */
  detail?: string | undefined;
  kind: 'success' | 'destructive';
  /** A later toast with the same id replaces this one. */
  id?: string;
  /** A button on the toast. A toast with a button disappears after 10 s unless it is hovered or focused. */
  action?: { label: string; onPress: () => void } | undefined;
}

const SUCCESS_MS = 6000;
const ACTION_MS = 10_000;
const GAP_PX = 12;

const width: CSSProperties & Record<'--width', string> = { '--width': '400px' };

const places = {
  public: {
    position: 'top-right',
    offset: { top: 'calc(var(--bar-height) + 16px)', right: 'max(24px, env(safe-area-inset-right))' },
    mobileOffset: { top: 'calc(var(--bar-height) + 12px)', left: 12, right: 12 },
  },
  staff: {
    position: 'bottom-right',
    offset: { bottom: 24, right: 'var(--toast-right, max(24px, env(safe-area-inset-right)))' },
    mobileOffset: { bottom: 12, left: 12, right: 12 },
  },
} as const;

/** The stack of toasts. Sonner provides pausing on hover and focus, swiping and the live region. We render the cards ourselves. */
function SonnerToaster({ area }: { area: ToastArea }) {
  const stack = (
    // Sonner gives the focus back to the control before the toasts when it leaves them, so that Tab or a press would lead no further.
    <div onBlur={({ relatedTarget }) => relatedTarget instanceof HTMLElement && relatedTarget.focus()}>
      <Toaster {...places[area]} expand visibleToasts={4} gap={GAP_PX} style={width} />
    </div>
  );
  return createPortal(stack, document.getElementById('notices') ?? document.body);
}

/** Shows a toast, which survives navigation inside the site. A destructive toast replaces an earlier one with the same text. */
export function showToast(note: ToastNote): void {
  const failed = note.kind === 'destructive';
  const id = note.id ?? (failed ? note.text : undefined);
  toast.custom((shown) => <ToastCard note={note} onDismiss={() => toast.dismiss(shown)} />, {
    ...(id !== undefined && { id }),
    // A card with an action has its own timer: sonner's does not pause while the action has the focus.
    duration: failed || note.action ? Number.POSITIVE_INFINITY : SUCCESS_MS,
    // An open dialog disables pointer events on everything outside it.
    className: 'pointer-events-auto w-full',
  });
}

export function dismissAllToasts(): void {
  toast.dismiss();
}

/** Dismisses the destructive toast with this text. Call it when the problem is solved. */
export function dismissToast(text: string): void {
  toast.dismiss(text);
}

function ToastCard({ note, onDismiss }: { note: ToastNote; onDismiss(): void }) {
  const failed = note.kind === 'destructive';
  const [paused, setPaused] = useState(false);
  const isTiming = note.action !== undefined && !paused;
  useEffect(() => {
    if (!isTiming) return undefined;
    const timer = setTimeout(onDismiss, ACTION_MS);
    return () => clearTimeout(timer);
  }, [isTiming, onDismiss]);
  return (
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      role={failed ? 'alert' : 'status'}
      className={classNames(
        'grid w-full grid-cols-[24px_minmax(0,1fr)_44px] gap-x-3 rounded-sm border py-3 ps-4 pe-1.5 font-sans text-small shadow-float',
        failed ? 'border-error bg-error-tint text-ink' : 'border-hair-strong bg-white text-ink-soft',
      )}
    >
      <span className={failed ? 'text-error' : 'text-success'}>
        {failed ? (
          <NoticeIcon name="alert" />
        ) : (
          <span className="grid size-6 place-items-center rounded-full border-[1.5px] border-current">
            <NoticeIcon name="check" size={14} />
          </span>
        )}
      </span>
      <span>
        <b className={classNames('block font-semibold', failed ? 'text-error' : 'text-ink')}>{note.title}</b>
        <span className="block wrap-anywhere">
          <NoBreak text={note.text} />
        </span>
        {note.detail !== undefined && <span className="block wrap-anywhere">{note.detail}</span>}
        {note.action && (
          <button
            type="button"
            onClick={() => {
              note.action?.onPress();
              onDismiss();
            }}
            className="text-link -mb-3 min-h-11 pe-4"
          >
            {note.action.label}
          </button>
        )}
      </span>
      <button type="button" aria-label="Dismiss" onClick={onDismiss} className="-mt-1.5 grid size-11 place-items-center text-ink">
        <Icon name="close" />
      </button>
    </div>
  );
}

registerToastStack(SonnerToaster);
