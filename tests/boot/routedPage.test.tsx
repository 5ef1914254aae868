import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as LatePartModule from '@/boot/LatePart';

import { failsWith, fakeNote, note } from '../support/fakeBoot';
import { countReloads } from './loaderPage';

type Page = LatePartModule.LatePart<object>;

const About = () => (
  <>
    <h1>About</h1>
    <input aria-label="Message" />
  </>
);

const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const loadStyles = vi.fn<() => Promise<void>>();
let routedPage: typeof LatePartModule.routedPage;
let about: Page;
let home: Page;
let reloads: () => number;

beforeEach(async () => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue({ default: About });
  loadStyles.mockReset().mockResolvedValue();
  reloads = countReloads();
  vi.resetModules();
  vi.doMock('@/boot/wholeStylesheet', () => ({ wholeStylesheet: { get: loadStyles } }));
  ({ routedPage } = await import('@/boot/LatePart'));
  about = routedPage('about', load);
  home = routedPage('home', async () => ({ default: () => <h1>Home</h1> }));
  await home.ready();
  fakeNote();
  return () => {
    delete document.documentElement.dataset.page;
    window.history.replaceState(null, '', '/');
  };
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const headline = () => screen.queryByRole('heading')?.textContent;
const site = (Shown: Page) => (
  <Suspense fallback="the page before">
    <Shown />
  </Suspense>
);
/** The numbers of page loads by the browser, of offers to reload and of notices. */
const outcome = () => [reloads(), note.offerReload.mock.calls.length, note.showNotice.mock.calls.length];

/** Navigates as a click on a link does: the address changes immediately. Returns a function for the next click. */
function goTo(path: string, Shown = about) {
  window.history.pushState(null, '', path);
  const { rerender } = render(site(Shown));
  return async (next: string, Next = about) => {
    window.history.pushState(null, '', next);
    rerender(site(Next));
    await advanceTime(0);
  };
}

describe('a page of the route table', () => {
  it('appears once its script has loaded, and keeps typed text when the site around it re-renders', async () => {
    const click = goTo('/about');
    expect(headline()).toBeUndefined();
    await advanceTime(0);
    expect(headline()).toBe('About');
    const field = screen.getByLabelText('Message');
    await click('/about');
    expect(screen.getByLabelText('Message')).toBe(field);
    expect(note.showNotice).not.toHaveBeenCalled();
  });

  it("waits for the full stylesheet, unless the document already contains the page's styles; once loaded, appears immediately", async () => {
    document.documentElement.dataset.page = 'contact';
    await routedPage('contact', load).ready();
    expect(loadStyles).not.toHaveBeenCalled();
    await about.ready();
    expect(loadStyles).toHaveBeenCalledTimes(1);
    goTo('/about');
    expect(headline()).toBe('About');
  });

  it('hides the notice of the previous page; the first page keeps a notice that was shown before hydration', async () => {
    const click = goTo('/', home);
    expect(note.hideNotice).not.toHaveBeenCalled();
    await click('/about');
    expect([headline(), note.hideNotice.mock.calls.length]).toEqual(['About', 1]);
  });
});

describe('a page that fails to load', () => {
  it('when offline: the previous page stays and shows a notice, and a retry loads the new page', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    goTo('/about');
    await advanceTime(0);
    expect(note.showNotice.mock.lastCall?.slice(0, 2)).toEqual(['This page didn’t load. Your connection may have dropped.', 'Try again']);
    expect(screen.getByText('the page before')).toBeTruthy();
    note.act();
    await advanceTime(0);
    expect([headline(), reloads()]).toEqual(['About', 0]);
  });

  it.each(['wrong', 'renewed', 'broken'])('when online: the browser itself loads the address (%s)', async (failure) => {
    load.mockImplementation(failsWith(failure));
    goTo('/about');
    await advanceTime(0);
    expect(outcome()).toEqual([1, 0, 0]);
  });

  it('does not interfere if the browser has already begun to load another page; Back hides the notice', async () => {
    load.mockImplementation(failsWith('broken', 100));
    goTo('/about');
    window.dispatchEvent(new Event('beforeunload'));
    await advanceTime(100);
    expect([reloads(), note.showNotice.mock.lastCall?.[1]]).toEqual([0, 'Try again']);
    note.hideNotice.mockClear();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(note.hideNotice).toHaveBeenCalledTimes(1);
    note.close();
  });

  it('shows nothing to a visitor who has since opened another page', async () => {
    load.mockImplementation(failsWith('wrong', 1_500));
    const click = goTo('/about');
    await click('/', home);
    await advanceTime(20_000);
    expect(outcome()).toEqual([0, 0, 0]);
  });

  it.each([
    ['renewed', [0, 1, 0]],
    ['wrong', [0, 0, 1]],
  ])('causes no reload at the address of the current document, as that could loop (%s)', async (failure, expected) => {
    load.mockImplementationOnce(failsWith(failure));
    const click = goTo('/');
    await advanceTime(0);
    expect(outcome()).toEqual(expected);
    note.offerReload.mock.lastCall?.[0]?.();
    note.close();
    await click('/');
    expect(headline()).toBe('About');
  });
});
