import { expect, test, vi } from 'vitest';

import { onNearViewport } from '@/lib/nearViewport';

test('the observer reports only the newest state, with the given margin, until it is stopped', () => {
  const [disconnect, observe] = [vi.fn<() => void>(), vi.fn<(element: Element) => void>()];
  const Observer = vi.fn(function observer(_report: (entries: { isIntersecting: boolean }[]) => void) {
    return { disconnect, observe };
  });
  vi.stubGlobal('IntersectionObserver', Observer);
  const seen: boolean[] = [];
  const stop = onNearViewport(document.body, '600px 0px', (isNear) => seen.push(isNear));
  expect([Observer.mock.calls[0]?.at(1), observe.mock.calls]).toEqual([{ rootMargin: '600px 0px' }, [[document.body]]]);
  for (const states of [[true, false], [false, true], []])
    Observer.mock.lastCall?.[0](states.map((isIntersecting) => ({ isIntersecting })));
  expect(seen).toEqual([false, true, false]);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
