import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { registerOverlay } from '@/lib/overlays';
import type { ServiceLink } from '@/site/navigation';
import { normalisePath } from '@/site/pages';
import { Icon } from '@/ui/Icon';

/** The panel closes this long after the pointer has left, in ms. */
const CLOSE_DELAY_MS = 300;

interface ServicesMenuProps {
  links: readonly ServiceLink[];
  pathname: string;
}

/**
 * The Services dropdown, a disclosure. It opens on hover, click, Enter and the arrow keys. The arrow keys also move through its links.
 * Escape closes it. Before the page has hydrated, CSS opens it on hover and focus (see `group` below).
 */
export function ServicesMenu({ links, pathname }: ServicesMenuProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A mouse opens the panel by hovering, so its click must not close it again. */
  const hovering = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open ? registerOverlay() : undefined), [open]);

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    hovering.current = true;
    setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    hovering.current = false;
    timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };
  const focusItem = (index: number) => root.current?.querySelectorAll('a')[(index + links.length) % links.length]?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll('a') ?? [])];
    const index = items.findIndex((item) => item === document.activeElement);
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const next = event.key === 'ArrowDown' ? index + 1 : index === -1 ? -1 : index - 1;
      requestAnimationFrame(() => focusItem(next));
    }
  };

  return (
    <div
      ref={root}
      className="group relative"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen((was) => hovering.current || !was)}
        className="bar-link focus-inside gap-1.5"
      >
        Services
        <span className={classNames('transition-transform', open && 'rotate-180')}>
          <Icon name="down" size={12} />
        </span>
      </button>
      <div
        id={panelId}
        className={classNames(
          'absolute -inset-e-30 top-full w-120 before:absolute before:inset-x-0 before:-top-3 before:h-3',
          !open && 'hidden [html:not([data-hydrated])_.group:is(:hover,:focus-within)_&]:block',
        )}
      >
        <ul className="mt-2 grid grid-cols-2 gap-1 rounded-sm border border-sand bg-white p-3 shadow-float">
          {links.map((link) => (
            <li key={link.path}>
              <a
                href={link.path}
                onClick={() => setOpen(false)}
                aria-current={normalisePath(pathname) === link.path ? 'page' : undefined}
                className="focus-inside block rounded-sm px-4 py-3 hover:bg-plaster aria-[current=page]:bg-plaster"
              >
                <span className="block font-serif text-label">{link.label}</span>
                <span className="block text-caption text-mute">{link.note}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
