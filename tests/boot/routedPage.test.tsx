import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LatePart } from '@/boot/LatePart';

import { fakeBoot } from './fakeBoot';
import { countReloads } from './loaderPage';

const About = () => (
  <>
    <h1>About</h1>
    <input aria-label="Message" />
  </>
);

const load = vi.fn<() => Promise<{ default: ComponentType }>>();
const loadStyles = vi.fn<() => Promise<void>>();
const say = vi.fn<(words: string, label?: string, act?: () => void, onClose?: () => void) => void>();
const hush = vi.fn();
const renew = vi.fn<(onClose?: () => void) => void>();
let Page: LatePart<object>;
let Other: LatePart<object>;
let reloads: () => number;

beforeEach(async () => {
  vi.useFakeTimers();
  for (const mock of [load, loadStyles, say, hush, renew]) mock.mockReset();
  load.mockImplementation(async () => ({ default: About }));
  loadStyles.mockResolvedValue();
  reloads = countReloads();
  window.history.replaceState(null, '', '/');
  vi.resetModules();
  vi.doMock('@/boot/wholeStylesheet', () => ({ wholeStylesheet: { get: loadStyles } }));
  const { routedPage } = await import('@/boot/LatePart');
  Page = routedPage('about', load);
  Other = routedPage('home', async () => ({ default: () => <h1>Home</h1> }));
  await Other.ready();
  const takeAway = fakeBoot({ say, hush, renew });
  return () => {
    takeAway();
    delete document.documentElement.dataset.page;
    window.history.replaceState(null, '', '/');
    vi.doUnmock('@/boot/wholeStylesheet');
    vi.useRealTimers();
  };
});

const failsWith =
  (fault: string, afterMs = 0) =>
  () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error(fault)), afterMs));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const site = (Shown: LatePart<object>) => (
  <Suspense fallback="the page before">
    <Shown />
  </Suspense>
);
/** As a click on a link does: the address changes at once. */
function goTo(path: string, Shown = Page) {
  window.history.pushState(null, '', path);
  return render(site(Shown));
}
const headline = () => screen.queryByRole('heading')?.textContent;

describe('a page of the route table', () => {
  it('appears when its script has come, and keeps what is typed into it when the site around it is drawn again', async () => {
    const { rerender } = goTo('/about');
    expect(headline()).toBeUndefined();
    await pass(0);
    expect(headline()).toBe('About');
    const field = screen.getByLabelText<HTMLInputElement>('Message');
    field.value = 'typed';
    rerender(site(Page));
    expect(screen.getByLabelText('Message')).toBe(field);
    await pass(20_000);
    expect(say).not.toHaveBeenCalled();
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
    const { rerender } = goTo('/', Other);
    expect(hush).not.toHaveBeenCalled();
    window.history.pushState(null, '', '/about');
    rerender(site(Page));
    await pass(0);
    expect(headline()).toBe('About');
    expect(hush).toHaveBeenCalledTimes(1);
  });
});

describe('a page that does not come', () => {
  it('without a connection: the page before stays, says so, and another try brings it', async () => {
    load.mockImplementationOnce(failsWith('silent', 10_000));
    goTo('/about');
    await pass(1_000);
    expect(say.mock.lastCall?.[0]).toBe('Just a moment ...');
    await pass(9_000);
    expect(say.mock.lastCall?.slice(0, 2)).toEqual(['This page did not load. The connection may have dropped.', 'Try again']);
    expect(screen.getByText('the page before')).toBeTruthy();
    say.mock.lastCall?.[2]?.();
    await pass(0);
    expect(headline()).toBe('About');
    expect(reloads()).toBe(0);
  });

  it.each(['wrong', 'renewed', 'broken'])('though there is one: the browser loads the address (%s)', async (fault) => {
    load.mockImplementation(failsWith(fault));
    goTo('/about');
    await pass(0);
    expect(reloads()).toBe(1);
    expect(say).not.toHaveBeenCalled();
  });

  it('because the browser has begun to load another one: nothing overtakes that', async () => {
    load.mockImplementation(failsWith('broken', 100));
    goTo('/about');
    window.dispatchEvent(new Event('beforeunload'));
    await pass(100);
    expect(reloads()).toBe(0);
    expect(say.mock.lastCall?.[1]).toBe('Try again');
    say.mock.lastCall?.[3]?.();
  });

  it.each(['renewed', 'wrong'])('at the address of this document: that would only load itself again and again (%s)', async (fault) => {
    load.mockImplementationOnce(failsWith(fault));
    const { rerender } = goTo('/');
    await pass(0);
    expect(reloads()).toBe(0);
    const told = fault === 'renewed' ? renew.mock.lastCall?.[0] : say.mock.lastCall?.[3];
    expect([renew.mock.calls.length, say.mock.calls.length]).toEqual(fault === 'renewed' ? [1, 0] : [0, 1]);
    // As the note's Close does.
    told?.();
    rerender(site(Page));
    await pass(0);
    expect(headline()).toBe('About');
  });

  it('is not spoken of any more once the visitor has gone back; is asked for anew by the next click once its note was closed', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    const { rerender } = goTo('/about');
    await pass(0);
    expect(say).toHaveBeenCalledTimes(1);
    hush.mockClear();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(hush).toHaveBeenCalledTimes(1);
    say.mock.lastCall?.[3]?.();
    rerender(site(Page));
    await pass(0);
    expect(headline()).toBe('About');
  });

  it.each(['silent', 'wrong'])(
    'leaves a visitor alone who has gone elsewhere, and is asked for anew on the way back (%s)',
    async (fault) => {
      load.mockImplementationOnce(failsWith(fault, 10_000));
      const { rerender } = goTo('/about');
      await pass(500);
      window.history.pushState(null, '', '/contact');
      rerender(site(Other));
      await pass(20_000);
      expect(headline()).toBe('Home');
      expect(say).not.toHaveBeenCalled();
      expect(reloads()).toBe(0);
      window.history.pushState(null, '', '/about');
      rerender(site(Page));
      await pass(0);
      expect(headline()).toBe('About');
    },
  );

  it('waits in silence where there is no loader: in development', async () => {
    delete window.boot;
    load.mockImplementation(failsWith('wrong'));
    goTo('/');
    await pass(2_000);
    expect(screen.getByText('the page before')).toBeTruthy();
  });
});
