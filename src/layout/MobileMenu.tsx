import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

import { classNames } from '@/lib/classNames';
import { registerOverlay } from '@/lib/overlays';
import { facts } from '@/site/facts';
import { headerLinks, type NavigationLink } from '@/site/navigation';
import { normalisePath } from '@/site/pages';
import { Icon } from '@/ui/Icon';
import { Logo } from '@/ui/Logo';
import { holdNotices } from '@/ui/useModal';

import { BookAppointment, bookingOn } from './BookAppointment';
import { LateBookingDialog } from './late';

const ID = 'mobile-menu';
/** Safari before 17, Chrome before 114 and Firefox before 125 have no popovers. In these browsers a script opens the sheet. */
const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * The header's links below 1024 px, in a full-height sheet. From 768 px the sheet is on the right. It is a native popover, so it opens,
 * closes and responds to Escape before any script runs. Clicking a link closes it.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const sheet = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // The browser may have opened the sheet before this script loaded.
  const open = useSyncExternalStore(
    useCallback((onToggle) => {
      const element = sheet.current;
      element?.addEventListener('toggle', onToggle);
      return () => element?.removeEventListener('toggle', onToggle);
    }, []),
    () => isOpen(sheet.current),
    () => false,
  );
  const close = useCallback(() => setOpen(sheet.current, false), []);

  useEffect(() => {
    if (!open) return undefined;
    const cleanups = [hasPopovers() ? undefined : emulatePopover(close), registerOverlay(), disablePage(), holdNotices(sheet.current)];
    closeButton.current?.focus();
    // Tab past the sheet's end reaches controls behind it.
    const onFocus = ({ target }: FocusEvent) => target instanceof Node && !sheet.current?.contains(target) && close();
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      cleanups.forEach((cleanUp) => cleanUp?.());
    };
  }, [open, close]);
  const opensDialog = bookingOn(pathname) === undefined;
  useEffect(() => {
    // A visitor who opens the menu may want to book next.
    if (open && opensDialog) LateBookingDialog.preload();
  }, [open, opensDialog]);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname) close();
    lastPathname.current = pathname;
  }, [pathname, close]);

  return (
    <div className="ms-auto md:ms-5 lg:hidden">
      <button
        type="button"
        popoverTarget={ID}
        onClick={() => hasPopovers() || setOpen(sheet.current, true)}
        aria-label="Open menu"
        className="focus-inside -me-[12px] grid size-12 place-items-center"
      >
        {/* A stroke stays visible where the browser darkens pages. */}
        <svg viewBox="0 0 26 9" width="26" height="9" stroke="currentColor" aria-hidden="true">
          <path d="M0 .5h26M8 8.5h18" />
        </svg>
      </button>
      <div
        ref={sheet}
        id={ID}
        popover="auto"
        role="dialog"
        aria-label="Menu"
        style={{ paddingTop: 'var(--notices)' }}
        className={classNames(
          'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain',
          'md:inset-s-auto md:w-112 bg-porcelain text-ink not-open:hidden open:flex md:backdrop:bg-scrim',
        )}
      >
        <div className="wide flex h-17 shrink-0 items-center justify-between border-b border-sand">
          <a href="/" onClick={close}>
            <Logo name={facts.studioName} />
          </a>
          <button
            ref={closeButton}
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={() => hasPopovers() || close()}
            aria-label="Close menu"
            className="focus-inside -me-[12px] grid size-12 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu" className="wide grow py-4 [--hair:theme(colors.sand)]">
          {headerLinks.about.map((link) => (
            <MenuLink key={link.path} link={link} pathname={pathname} onChoose={close} />
          ))}

          <details open className="group border-b border-sand">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between font-serif text-card [&::-webkit-details-marker]:hidden">
              Services
              <span className="transition-transform group-open:rotate-180">
                <Icon name="down" size={18} />
              </span>
            </summary>
            <ul className="mb-4 border-s border-brass ps-4">
              {headerLinks.services.map((link) => (
                <li key={link.path}>
                  <a
                    href={link.path}
                    onClick={close}
                    aria-current={normalisePath(pathname) === link.path ? 'page' : undefined}
                    className="flex min-h-12 items-center text-ink-soft aria-[current=page]:text-rosewood"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </details>

          {headerLinks.more.map((link) => (
            <MenuLink key={link.path} link={link} pathname={pathname} onChoose={close} />
          ))}
        </nav>
        <div className="shrink-0 bg-plaster px-gutter pt-4 pb-[max(20px,env(safe-area-inset-bottom))] text-center">
          <div onClickCapture={close}>
            <BookAppointment pathname={pathname} wide />
          </div>
          <p className="mt-3 text-small text-ink-soft">{facts.district} · By appointment only</p>
        </div>
      </div>
    </div>
  );
}

function MenuLink({ link, pathname, onChoose }: { link: NavigationLink; pathname: string; onChoose(): void }) {
  return (
    <a
      href={link.path}
      onClick={onChoose}
      aria-current={normalisePath(pathname) === link.path ? 'page' : undefined}
      className="flex min-h-14 items-center row-line font-serif text-card aria-[current=page]:text-rosewood"
    >
      {link.label}
    </a>
  );
}

function isOpen(sheet: HTMLElement | null): boolean {
  return sheet?.matches(hasPopovers() ? ':popover-open' : '[open]') ?? false;
}

function setOpen(sheet: HTMLElement | null, open: boolean): void {
  if (!sheet || isOpen(sheet) === open) return;
  if (hasPopovers()) {
    // oxlint-disable-next-line oldest-browsers/missing-api -- hasPopovers() has checked for it
    sheet.hidePopover();
    return;
  }
  sheet.toggleAttribute('open', open);
  // Raise the header above the timed popup, where a native popover would be.
  sheet.closest('header')?.style.setProperty('z-index', open ? '65' : '');
  sheet.dispatchEvent(new Event('toggle'));
}

/** Imitates a native popover: closes on Escape and returns the focus afterwards. Returns the cleanup function. */
function emulatePopover(close: () => void): () => void {
  const opener = document.activeElement;
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Makes the page under the sheet inert and stops it from scrolling. Returns the cleanup function. */
function disablePage(): () => void {
  const pageParts = document.querySelectorAll<HTMLElement>('main, footer, aside');
  for (const element of pageParts) element.inert = true;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    for (const element of pageParts) element.inert = false;
    document.documentElement.style.overflow = '';
  };
}
