import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';

import { classNames } from '@/lib/classNames';

import { IconButton } from './IconButton';
import { useModal } from './useModal';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  description: ReactNode;
  /** `split`: 920 px wide with a picture panel, full screen on phones. `notice`: a short question, a bottom sheet on phones. `form`: fields, full screen on phones. */
  shape: 'split' | 'question' | 'form';
  /** The element that gets the focus first. Default: the first field or button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Moves the focus once the dialog has closed. Without it, the focus returns to the opener. */
  moveFocus?: RefObject<(() => void) | undefined> | undefined;
  /** The picture panel of a split dialog. */
  aside?: ReactNode;
  /** `alertdialog` asks a question that has to be answered, so it has no close button. */
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
}

const shapes = {
  split: classNames(
    'inset-0 top-(--notices) grid-rows-[1fr_auto] overflow-y-auto md:bottom-auto md:[--top:max(72px,var(--notices))]',
    'md:top-(--top) md:mx-auto md:max-h-[calc(100dvh-24px-var(--top))]',
    'md:w-[min(920px,100%-2*max(24px,var(--notch)))] md:grid-cols-[240px_1fr] md:grid-rows-1 lg:grid-cols-[320px_1fr]',
  ),
  question: classNames(
    'inset-x-0 bottom-0 max-h-[calc(100dvh-var(--notices))] overflow-y-auto p-6',
    'md:top-(--notices) md:m-auto md:h-fit md:w-120 md:p-8',
  ),
  form: classNames(
    'inset-0 top-(--notices) scroll-pb-28 overflow-y-auto px-6 pt-6',
    'md:m-auto md:h-fit md:max-h-[calc(100dvh-48px-var(--notices))] md:w-160 md:px-8 md:pt-8',
  ),
} as const;

const insides = { split: 'relative p-6 pb-8 md:p-12 md:pt-10', question: '', form: 'flex flex-col' } as const;

/** A modal dialog (Radix): traps focus, closes on Escape and returns focus to its opener. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  shape,
  initialFocus,
  moveFocus,
  aside,
  role = 'dialog',
  children,
}: DialogProps) {
  const content = useModal(open, onClose);
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal container={document.body}>
        <Radix.Overlay className="fixed inset-0 z-dialog animate-fade bg-scrim" />
        <Radix.Content
          ref={content}
          role={role}
          className={classNames(
            'pointer-events-auto fixed z-dialog grid animate-rise [--notices:0px] bg-porcelain shadow-dialog outline-none',
            shapes[shape],
          )}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (moveFocus?.current) moveFocus.current();
            else returnFocus(opener.current);
          }}
          onInteractOutside={(event) => role === 'alertdialog' && event.preventDefault()}
        >
          {aside !== undefined && <div className="max-md:order-last">{aside}</div>}
          <div className={insides[shape]}>
            <div className={role === 'dialog' ? 'pe-12' : ''}>
              <Radix.Title className={role === 'dialog' ? 'text-figure' : 'font-sans text-label'}>{title}</Radix.Title>
              <Radix.Description className="mt-2 text-small text-ink-soft">{description}</Radix.Description>
            </div>
            {children}
            {/* The close button is last in the DOM, so that the focus starts on the first field. */}
            {role === 'dialog' && (
              <div className="absolute top-3 inset-e-3 md:top-5 md:inset-e-5">
                <Radix.Close asChild>
                  <IconButton icon="close" label="Close" />
                </Radix.Close>
              </div>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the opener of the dialog or, without one (a deep link), the page's headline. */
function returnFocus(opener: Element | null): void {
  const hasOpener = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = hasOpener ? opener : document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (!hasOpener) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
