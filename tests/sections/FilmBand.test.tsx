import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

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
});

function show({ desktop = false } = {}) {
  installMedia(...(desktop ? ['min-width: 768px'] : []));
  render(<FilmBand headline="Videos" handle="@a" handleUrl="https://example.com" where="on Instagram" films={films} />);
  return [...document.querySelectorAll('video')];
}
const button = (title: string) => screen.getByRole('button', { name: new RegExp(`(Play|Pause) video: ${title}`) });
/** The videos that play after something has happened, with their sound. */
async function playingAfter(happen: () => unknown) {
  await act(async () => void happen());
  return [...playing].map((video) => `${video.querySelector('source')?.getAttribute('src')} ${video.muted ? 'muted' : 'with sound'}`);
}
const press = (title: string) => playingAfter(() => fireEvent.click(button(title)));
const hover = (pointerType: string) => playingAfter(() => fireEvent.pointerEnter(button('One'), { pointerType }));
const focus = () => playingAfter(() => button('One').focus());

it('the section shows four vertical videos that load nothing until they are played', () => {
  const videos = show();
  const read = videos.map((video) => `${video.getAttribute('preload')} ${video.getAttribute('playsinline')} ${video.muted}`);
  expect(read).toEqual(Array(4).fill('none  true'));
  const sources = [...(videos[0]?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'));
  expect(sources).toEqual(['/video/one.webm', '/video/one.mp4']);
});

it('a tap, but no hover or focus, on a phone plays a video with sound and pauses the other videos; the next tap pauses it', async () => {
  show();
  expect([await hover('touch'), await focus()]).toEqual([[], []]);
  expect(await press('One')).toEqual(['/video/one.webm with sound']);
  expect(await press('Two')).toEqual(['/video/two.webm with sound']);
  expect(button('Two').getAttribute('aria-label')).toBe('Pause video: Two');
  expect(await press('Two')).toEqual([]);
  expect(button('Two').getAttribute('aria-label')).toBe('Play video: Two');
});

it.each([
  ['NotAllowedError', true, 'Pause'],
  ['AbortError', false, 'Play'],
  ['NotAllowedError', false, 'Play'],
  ['NotSupportedError', false, 'Play'],
])('after the browser refuses playback (%s, muted playback allowed: %s), the button says %s', async (name, mayPlayMuted, offers) => {
  refused = (video) => (mayPlayMuted && video.muted ? undefined : new DOMException('no', name));
  show();
  expect(await press('One')).toEqual(mayPlayMuted ? ['/video/one.webm muted'] : []);
  expect(button('One').getAttribute('aria-label')).toBe(`${offers} video: One`);
});

it('the previous button is disabled at the first video, the next button at the last; a change of slide stops the video', async () => {
  const list = show()[0]?.closest('ul') ?? document.createElement('ul');
  const isDisabled = () => ['Previous video', 'Next video'].map((name) => screen.getByRole('button', { name }).hasAttribute('disabled'));
  [...list.children].forEach((item, index) => Object.defineProperty(item, 'offsetLeft', { value: 20 + 300 * index }));
  Object.defineProperties(list, { scrollWidth: { value: 1260 }, clientWidth: { value: 390 } });
  list.scrollTo = vi.fn(({ left }) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  }) as typeof list.scrollTo;

  expect(isDisabled()).toEqual([true, false]);
  await press('One');
  fireEvent.click(screen.getByRole('button', { name: 'Next video' }));
  expect([list.scrollLeft, playing.size, isDisabled()]).toEqual([300, 0, [false, false]]);
  fireEvent.click(screen.getByRole('button', { name: 'Video 4: Four' }));
  expect(isDisabled()).toEqual([false, true]);
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Video 4: Four');
});

it('a video plays muted while hovered or focused on a wide screen with a mouse, unless motion is paused; a click still plays it', async () => {
  show({ desktop: true });
  expect(await hover('mouse')).toEqual(['/video/one.webm muted']);
  expect(await playingAfter(() => fireEvent.pointerLeave(button('One'), { pointerType: 'mouse' }))).toEqual([]);
  expect(await focus()).toEqual(['/video/one.webm muted']);
  expect(await playingAfter(() => button('One').blur())).toEqual([]);
  switchMotion(true);
  expect(await hover('mouse')).toEqual([]);
  expect(await press('One')).toHaveLength(1);
});

it.each([
  [
    'the tab is hidden',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden') && document.dispatchEvent(new Event('visibilitychange')),
  ],
  ['motion is paused', () => switchMotion(true)],
])('a playing video stops when %s', async (_, happen) => {
  show();
  expect(await press('One')).toHaveLength(1);
  expect(await playingAfter(happen)).toEqual([]);
});
