import { act } from '@testing-library/react';
import { vi } from 'vitest';

const watched = new Map<Element, Set<(isNear: boolean) => void>>();

class ScreenObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly tell: (isNear: boolean) => void;
  private readonly targets = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.tell = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this);
  }
  observe(element: Element) {
    this.targets.add(element);
    watched.set(element, (watched.get(element) ?? new Set()).add(this.tell));
  }
  unobserve(element: Element) {
    watched.get(element)?.delete(this.tell);
  }
  disconnect() {
    for (const element of this.targets) this.unobserve(element);
  }
  takeRecords() {
    return [];
  }
}

/** jsdom lays nothing out and has no IntersectionObserver: nothing is near the screen until a test says so. */
export function installScreen(): void {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', ScreenObserver);
}

/** Brings an element near the screen, or takes it away, and lets what that loads arrive. */
export async function moveNear(element: Element, isNear = true): Promise<void> {
  await act(async () => {
    for (const tell of watched.get(element) ?? []) tell(isNear);
    await vi.dynamicImportSettled();
  });
}

/** Answers media queries: only those that contain one of the given texts match. */
export function installMedia(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((text) => query.includes(text)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
