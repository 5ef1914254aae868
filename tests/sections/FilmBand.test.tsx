import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import { picture } from '@/lib/picture';
import { FilmBand } from '@/sections/FilmBand';

import { installMedia } from '../support/screenDouble';

const poster = picture('reel-silk-poster');
const films = ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, seconds: 7, video: title.toLowerCase(), poster }));

let refused: (video: HTMLVideoElement) => DOMException | undefined;
let playing: Set<HTMLVideoElement>;

beforeEach(() => {
  refused = () => undefined;
  playing = new Set();
  switchMotion(false);
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLVideoElement) {
    return !playing.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLVideoElement) {
    const error = refused(this);
    if (error) throw error;
    playing.add(this);
    fireEvent(this, new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLVideoElement) {
    if (playing.delete(this)) fireEvent(this, new Event('pause'));
  });
  return () => vi.restoreAllMocks();
});

function show({ desktop = false } = {}) {
  installMedia(...(desktop ? ['min-width: 768px'] : []));
  const { container } = render(
    <FilmBand headline="Videos" handle="@a" handleUrl="https://example.com" where="on Instagram" films={films} />,
  );
  return [...container.querySelectorAll('video')];
}
const button = (title: string) => screen.getByRole('button', { name: new RegExp(`(Play|Pause) video: ${title}`) });
const press = (title: string) => act(async () => void fireEvent.click(button(title)));
const mouse = { pointerType: 'mouse' };

it('the section shows four vertical videos that load nothing until they are played', () => {
  const videos = show();
  expect(videos).toHaveLength(4);
  for (const video of videos) {
    expect(video.getAttribute('preload')).toBe('none');
    expect(video.hasAttribute('playsinline')).toBe(true);
    expect(video.muted).toBe(true);
  }
  expect([...(videos[0]?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'))).toEqual([
    '/video/one.webm',
    '/video/one.mp4',
  ]);
});

describe('on a phone', () => {
  it('a tap plays a video with sound and pauses the other videos; the next tap pauses it', async () => {
    const [one, two] = show();
    await press('One');
    expect(playing).toEqual(new Set([one]));
    expect(one?.muted).toBe(false);
    await press('Two');
    expect(playing).toEqual(new Set([two]));
    expect(button('Two').getAttribute('aria-label')).toBe('Pause video: Two');
    await press('Two');
    expect(playing.size).toBe(0);
  });

  it.each([
    ['NotAllowedError', true, 'Pause'],
    ['AbortError', false, 'Play'],
    ['NotAllowedError', false, 'Play'],
    ['NotSupportedError', false, 'Play'],
  ])('after the browser refuses playback (%s, muted playback allowed: %s), the button says %s', async (name, mayPlayMuted, offers) => {
    refused = (video) => (mayPlayMuted && video.muted ? undefined : new DOMException('no', name));
    const [one] = show();
    await press('One');
    expect([...playing]).toEqual(mayPlayMuted ? [one] : []);
    expect(button('One').getAttribute('aria-label')).toBe(`${offers} video: One`);
  });

  it('no video plays when a finger comes near or the button gets focus', async () => {
    show();
    fireEvent.pointerEnter(button('One'), { pointerType: 'touch' });
    await act(async () => button('One').focus());
    expect(playing.size).toBe(0);
  });

  it('the previous button is disabled at the first video, the next button at the last; a change of slide stops the video', async () => {
    const videos = show();
    const list = videos[0]?.closest('ul');
    if (!list) throw new Error('no list');
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous video' });
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next video' });
    [...list.children].forEach((item, index) => Object.defineProperty(item, 'offsetLeft', { value: 20 + 300 * index }));
    Object.defineProperties(list, { scrollWidth: { value: 1260 }, clientWidth: { value: 390 } });
    list.scrollTo = vi.fn(({ left }) => {
      list.scrollLeft = left;
      fireEvent.scroll(list);
    }) as typeof list.scrollTo;

    expect(previous.disabled).toBe(true);
    await press('One');
    fireEvent.click(next);
    expect(list.scrollLeft).toBe(300);
    expect(playing.size).toBe(0);
    expect(previous.disabled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Video 4: Four' }));
    expect(next.disabled).toBe(true);
    expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Video 4: Four');
  });
});

describe('with a mouse on a wide screen', () => {
  it('a video plays muted while hovered or focused', async () => {
    const [one] = show({ desktop: true });
    await act(async () => void fireEvent.pointerEnter(button('One'), mouse));
    expect(playing).toEqual(new Set([one]));
    expect(one?.muted).toBe(true);
    fireEvent.pointerLeave(button('One'), mouse);
    expect(playing.size).toBe(0);
    await act(async () => button('One').focus());
    expect(playing).toEqual(new Set([one]));
    act(() => button('One').blur());
    expect(playing.size).toBe(0);
  });

  it('a video shows its poster on hover when motion is paused, and still plays on a click', async () => {
    const [one] = show({ desktop: true });
    switchMotion(true);
    await act(async () => void fireEvent.pointerEnter(button('One'), mouse));
    expect(playing.size).toBe(0);
    await press('One');
    expect(playing).toEqual(new Set([one]));
  });
});

it.each([
  [
    'the tab is hidden',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden') && document.dispatchEvent(new Event('visibilitychange')),
  ],
  ['motion is paused', () => switchMotion(true)],
])('a playing video stops when %s', async (_, happen) => {
  show();
  await press('One');
  act(() => {
    happen();
  });
  expect(playing.size).toBe(0);
});
