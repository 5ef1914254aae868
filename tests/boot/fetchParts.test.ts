import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { __vitePreload as fetchPart } from '@/boot/fetchParts';

import { fakeBoot } from '../support/fakeBoot';

const links = () => [...document.querySelectorAll('link')];
const load = vi.fn(async () => 'module');

beforeEach(() => void load.mockClear());

afterEach(() => {
  delete window.boot;
  for (const link of links()) link.remove();
});

describe('every import() of the build', () => {
  it('imports its script once all of its files have loaded', async () => {
    let arrive: () => void = () => undefined;
    const fetchParts = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    fakeBoot({ fetchParts });
    const part = fetchPart(load, ['assets/Dialog-1.js', 'assets/overlay-1.js']);
    expect(fetchParts).toHaveBeenCalledExactlyOnceWith(['/assets/Dialog-1.js', '/assets/overlay-1.js'], 10_000);
    expect(load).not.toHaveBeenCalled();
    arrive();
    expect(await part).toBe('module');
  });

  it('does not import if a file failed to load; imports immediately if there are no files and no loader', async () => {
    fakeBoot({ fetchParts: () => Promise.reject(new Error('silent')) });
    await expect(fetchPart(load, ['assets/Dialog-1.js'])).rejects.toThrow('silent');
    expect(load).not.toHaveBeenCalled();
    delete window.boot;
    expect(await fetchPart(load)).toBe('module');
  });

  it.each(['load', 'error'])('waits for its styles before it runs, and links each stylesheet once (%s)', async (outcome) => {
    fakeBoot();
    const part = fetchPart(load, ['assets/staff-1.css', 'assets/Staff-1.js']);
    await vi.waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/staff-1.css']));
    expect(load).not.toHaveBeenCalled();
    links()[0]?.dispatchEvent(new Event(outcome));
    expect(await part).toBe('module');
    expect(await fetchPart(load, ['assets/staff-1.css'])).toBe('module');
    expect(links()).toHaveLength(1);
  });
});

describe('the full stylesheet', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doUnmock('@/boot/wholeStylesheet');
    vi.doMock('@/styles.css?url', () => ({ default: '/assets/styles-1.css' }));
  });

  const sheets = () => links().map(({ rel, href }) => [rel, new URL(href).pathname]);
  async function loadWithOutcome(outcome: 'load' | 'error', get: () => Promise<void>) {
    const loading = get();
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    links()[0]?.dispatchEvent(new Event(outcome));
    return loading;
  }

  test('loads for the first part that needs it, and is retried if it could not be applied', async () => {
    const fetchParts = vi.fn(async () => undefined);
    fakeBoot({ fetchParts });
    const { wholeStylesheet } = await import('@/boot/wholeStylesheet');
    await expect(loadWithOutcome('error', wholeStylesheet.get)).rejects.toThrow('did not load');
    expect(sheets()).toEqual([]);
    await loadWithOutcome('load', wholeStylesheet.get);
    expect(fetchParts).toHaveBeenLastCalledWith(['/assets/styles-1.css'], 10_000);
    expect(sheets()).toEqual([['stylesheet', '/assets/styles-1.css']]);
  });

  test('is placed before the styles of a part that was loading at the same time', async () => {
    const { __vitePreload } = await import('@/boot/fetchParts');
    const { wholeStylesheet } = await import('@/boot/wholeStylesheet');
    const part = __vitePreload(async () => 'part', ['assets/staff-1.css']);
    await vi.waitFor(() => expect(links()).toHaveLength(1));
    const loading = wholeStylesheet.get();
    const inOrder = ['/assets/styles-1.css', '/assets/staff-1.css'];
    await vi.waitFor(() => expect(links().map(({ href }) => new URL(href).pathname)).toEqual(inOrder));
    for (const link of links()) link.dispatchEvent(new Event('load'));
    await Promise.all([part, loading]);
  });
});
