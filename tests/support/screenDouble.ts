import { act } from '@testing-library/react';
import { vi } from 'vitest';

const watched = new Map<Element, Set<(isNear: boolean) => void>>();

class ScreenObserver {
  private readonly notify: (isNear: boolean) => void;

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe(element: Element) {
    watched.set(element, (watched.get(element) ?? new Set()).add(this.notify));
  }
  unobserve(element: Element) {
    watched.get(element)?.delete(this.notify);
  }
  disconnect() {
    for (const element of watched.keys()) this.unobserve(element);
  }
}

/** Replaces IntersectionObserver, which jsdom lacks. No element is near the screen until `moveNear`. */
export function installScreen(): void {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', ScreenObserver);
}

/** Moves an element near the screen or away, and waits for the modules that this loads. */
export async function moveNear(element: Element, isNear = true): Promise<void> {
  await act(async () => {
    for (const notify of watched.get(element) ?? []) notify(isNear);
    await vi.dynamicImportSettled();
  });
}

/** Replaces `matchMedia`. Only queries that contain one of the given texts match. */
export function installMedia(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((text) => query.includes(text)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
