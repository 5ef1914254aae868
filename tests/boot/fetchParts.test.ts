import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { __vitePreload as fetchPart } from '@/boot/fetchParts';

import { fakeBoot } from '../support/fakeBoot';

const links = () => [...document.querySelectorAll('link')];
const stylesheets = () => links().map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
const load = vi.fn(async () => 'module');

beforeEach(() => void load.mockClear());
afterEach(() => links().forEach((link) => link.remove()));

test('an import() of the build runs once all of its files have loaded', async () => {
  const files = Promise.withResolvers<void>();
  const fetchParts = vi.fn(() => files.promise);
  fakeBoot({ fetchParts });
  const part = fetchPart(load, ['assets/Dialog-1.js', 'assets/overlay-1.js']);
  expect(fetchParts).toHaveBeenCalledExactlyOnceWith(['/assets/Dialog-1.js', '/assets/overlay-1.js'], 10_000);
  expect(load).not.toHaveBeenCalled();
  files.resolve();
  expect(await part).toBe('module');
});

test('an import() does not run if a file failed to load; it runs immediately if there are no files and no loader', async () => {
  fakeBoot({ fetchParts: () => Promise.reject(new Error('silent')) });
  await expect(fetchPart(load, ['assets/Dialog-1.js'])).rejects.toThrow('silent');
  expect(load).not.toHaveBeenCalled();
  delete window.boot;
  expect(await fetchPart(load)).toBe('module');
});

test.each(['load', 'error'])('an import() waits for its styles, and links each stylesheet once (%s)', async (outcome) => {
  fakeBoot();
  const part = fetchPart(load, ['assets/staff-1.css', 'assets/Staff-1.js']);
  await vi.waitFor(() => expect(stylesheets()).toEqual(['stylesheet /assets/staff-1.css']));
  expect(load).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event(outcome));
  expect([await part, await fetchPart(load, ['assets/staff-1.css'])]).toEqual(['module', 'module']);
  expect(links()).toHaveLength(1);
});

test('the full stylesheet is retried if it could not be applied, and is placed before the styles of a part that loads at the same time', async () => {
  vi.resetModules();
  vi.doUnmock('@/boot/wholeStylesheet');
  vi.doMock('@/styles.css?url', () => ({ default: '/assets/styles-1.css' }));
  const fetchParts = vi.fn(async () => undefined);
  fakeBoot({ fetchParts });
  const { wholeStylesheet } = await import('@/boot/wholeStylesheet');
  const failed = wholeStylesheet.get();
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  links()[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('did not load');
  expect(links()).toEqual([]);

  const part = fetchPart(load, ['assets/staff-1.css']);
  await vi.waitFor(() => expect(links()).toHaveLength(1));
  const whole = wholeStylesheet.get();
  await vi.waitFor(() => expect(stylesheets()).toEqual(['stylesheet /assets/styles-1.css', 'stylesheet /assets/staff-1.css']));
  expect(fetchParts).toHaveBeenLastCalledWith(['/assets/styles-1.css'], 10_000);
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await Promise.all([part, whole]);
});
