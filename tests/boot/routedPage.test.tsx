import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LatePart } from '@/boot/LatePart';

import { failsWith, fakeNote, note } from './fakeBoot';
import { countReloads } from './loaderPage';

const About = () => (
  <>
    <h1>About</h1>
    <input aria-label="Message" />
  </>
);

const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const loadStyles = vi.fn<() => Promise<void>>();
let Page: LatePart<object>;
let Other: LatePart<object>;
let reloads: () => number;

beforeEach(async () => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async () => ({ default: About }));
  loadStyles.mockReset().mockResolvedValue();
  reloads = countReloads();
  vi.resetModules();
  vi.doMock('@/boot/wholeStylesheet', () => ({ wholeStylesheet: { get: loadStyles } }));
  const { routedPage } = await import('@/boot/LatePart');
  Page = routedPage('about', load);
  Other = routedPage('home', async () => ({ default: () => <h1>Home</h1> }));
  await Other.ready();
  const takeAway = fakeNote();
  return () => {
    takeAway();
    delete document.documentElement.dataset.page;
    window.history.replaceState(null, '', '/');
    vi.doUnmock('@/boot/wholeStylesheet');
    vi.useRealTimers();
  };
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const headline = () => screen.queryByRole('heading')?.textContent;
const site = (Shown: LatePart<object>) => (
  <Suspense fallback="the page before">
    <Shown />
  </Suspense>
);

/** As clicks on links do: the address changes at once. Returns how to click on the next one. */
function goTo(path: string, Shown = Page) {
  window.history.pushState(null, '', path);
  const { rerender } = render(site(Shown));
  return async (next: string, Next = Page) => {
    window.history.pushState(null, '', next);
    rerender(site(Next));
    await pass(0);
  };
}

describe('a page of the route table', () => {
  it('appears when its script has come, and keeps what is typed into it when the site around it is drawn again', async () => {
    const click = goTo('/about');
    expect(headline()).toBeUndefined();
    await pass(0);
    expect(headline()).toBe('About');
    const field = screen.getByLabelText<HTMLInputElement>('Message');
    field.value = 'typed';
    await click('/about');
    expect(screen.getByLabelText('Message')).toBe(field);
    expect(note.showNotice).not.toHaveBeenCalled();
  });

  it('is there at once where it was fetched at a sign of interest', async () => {
    Page.preload();
    await Page.ready();
    goTo('/about');
    expect(headline()).toBe('About');
  });

  it('waits for the whole stylesheet, unless the document has come with its own styles', async () => {
    await Page.ready();
    expect(loadStyles).not.toHaveBeenCalled();
    const { routedPage } = await import('@/boot/LatePart');
    document.documentElement.dataset.page = 'contact';
    await routedPage('contact', load).ready();
    expect(loadStyles).not.toHaveBeenCalled();
    await routedPage('about', load).ready();
    expect(loadStyles).toHaveBeenCalledTimes(1);
  });

  it('takes away what was said on the page before; the first page leaves what was said before it came alive', async () => {
    const click = goTo('/', Other);
    expect(note.hideNotice).not.toHaveBeenCalled();
    await click('/about');
    expect(headline()).toBe('About');
    expect(note.hideNotice).toHaveBeenCalledTimes(1);
  });
});

describe('a page that does not come', () => {
  it('without a connection: the page before stays, says so, and another try brings it', async () => {
    load.mockImplementationOnce(failsWith('silent', 10_000));
    goTo('/about');
    await pass(1_000);
    expect(note.showNotice.mock.lastCall?.[0]).toBe('Just a moment ...');
    await pass(9_000);
    expect(note.showNotice.mock.lastCall?.slice(0, 2)).toEqual(['This page did not load. The connection may have dropped.', 'Try again']);
    expect(screen.getByText('the page before')).toBeTruthy();
    note.act();
    await pass(0);
    expect(headline()).toBe('About');
    expect(reloads()).toBe(0);
  });

  it.each(['wrong', 'renewed', 'broken'])('though there is one: the browser loads the address (%s)', async (fault) => {
    load.mockImplementation(failsWith(fault));
    goTo('/about');
    await pass(0);
    expect(reloads()).toBe(1);
    expect(note.showNotice).not.toHaveBeenCalled();
  });

  it('because the browser has begun to load another one: nothing overtakes that', async () => {
    load.mockImplementation(failsWith('broken', 100));
    goTo('/about');
    window.dispatchEvent(new Event('beforeunload'));
    await pass(100);
    expect(reloads()).toBe(0);
    expect(note.showNotice.mock.lastCall?.[1]).toBe('Try again');
    note.close();
  });

  it.each(['renewed', 'wrong'])('at the address of this document: that would only load itself again and again (%s)', async (fault) => {
    load.mockImplementationOnce(failsWith(fault));
    const click = goTo('/');
    await pass(0);
    expect(reloads()).toBe(0);
    expect([note.offerReload.mock.calls.length, note.showNotice.mock.calls.length]).toEqual(fault === 'renewed' ? [1, 0] : [0, 1]);
    note.offerReload.mock.lastCall?.[0]?.();
    note.close();
    await click('/');
    expect(headline()).toBe('About');
  });

  it('is not spoken of any more once the visitor has gone back', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    goTo('/about');
    await pass(0);
    expect(note.showNotice).toHaveBeenCalledTimes(1);
    note.hideNotice.mockClear();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(note.hideNotice).toHaveBeenCalledTimes(1);
  });
});
