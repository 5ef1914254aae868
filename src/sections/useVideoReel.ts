import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { motionPaused, onMotionChange } from '@/lib/motion';

export interface VideoReelState {
  /** The ref of the list: a scroller on phones, a grid on wider screens. */
  strip: RefObject<HTMLUListElement | null>;
  /** The video nearest to the start of the strip. */
  index: number;
  /** The video that plays, or undefined. */
  playing: number | undefined;
  next: () => void;
  previous: () => void;
  go: (index: number) => void;
  followScroll: () => void;
  /** The pointer or the keyboard has come to a video: it plays muted where hovering exists. */
  preview: (index: number) => void;
  /** It has left again. */
  leave: (index: number) => void;
  /** A tap or click: plays or pauses; with sound where there is no hovering. */
  toggle: (index: number) => void;
  /** A video has started or stopped. */
  report: (index: number, isPlaying: boolean) => void;
}

/** Where a video plays on hover: the four-column grid, with a pointer that can hover. */
const HOVER = '(min-width: 768px) and (hover: hover)';

/** The videos of one reel: one plays at a time, none in a hidden tab or after a change of slide. */
export function useVideoReel(count: number): VideoReelState {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState<number>();

  const videos = useCallback(() => [...(strip.current?.querySelectorAll('video') ?? [])], []);
  const pauseAll = useCallback(() => {
    for (const video of videos()) video.pause();
  }, [videos]);

  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'hidden' && pauseAll();
    const onMotion = () => motionPaused() && pauseAll();
    document.addEventListener('visibilitychange', onVisibility);
    const stopFollowing = onMotionChange(onMotion);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      stopFollowing();
    };
  }, [pauseAll]);

  const start = (at: number, withSound: boolean) => {
    for (const [position, video] of videos().entries()) {
      if (position === at) void play(video, withSound);
      else video.pause();
    }
  };
  const go = (to: number) => {
    const list = strip.current;
    const item = list?.children[to];
    if (!list || !(item instanceof HTMLElement)) return;
    list.scrollTo({ left: item.offsetLeft - scrollStart(list), behavior: motionPaused() ? 'auto' : 'smooth' });
  };

  return {
    strip,
    index,
    playing,
    go,
    next: () => go(Math.min(index + 1, count - 1)),
    previous: () => go(Math.max(index - 1, 0)),
    followScroll: () => {
      if (!strip.current) return;
      const nearest = nearestItem(strip.current);
      if (nearest === index) return;
      setIndex(nearest);
      pauseAll();
    },
    preview: (at) => {
      if (window.matchMedia(HOVER).matches && !motionPaused()) start(at, false);
    },
    leave: (at) => {
      if (window.matchMedia(HOVER).matches) videos()[at]?.pause();
    },
    toggle: (at) => {
      const video = videos()[at];
      if (video && !video.paused) video.pause();
      else start(at, !window.matchMedia(HOVER).matches);
    },
    report: (at, isPlaying) => setPlaying((now) => (isPlaying ? at : now === at ? undefined : now)),
  };
}

/** Plays; when the browser refuses sound, plays muted. A pause that came first and a file that cannot play leave the poster. */
async function play(video: HTMLVideoElement, withSound: boolean): Promise<void> {
  video.muted = !withSound;
  try {
    await video.play();
  } catch (error) {
    const refused = error instanceof DOMException && error.name === 'NotAllowedError';
    if (refused && withSound) await play(video, false);
  }
}

/** The x of the first item's resting place. */
function scrollStart(list: HTMLElement): number {
  return list.firstElementChild instanceof HTMLElement ? list.firstElementChild.offsetLeft : 0;
}

/** At the far end the last item counts, even where it cannot reach the start of the view. */
function nearestItem(list: HTMLElement): number {
  const last = list.children.length - 1;
  if (list.scrollLeft >= list.scrollWidth - list.clientWidth - 2) return last;
  const distances = [...list.children].map((item) =>
    item instanceof HTMLElement ? Math.abs(item.offsetLeft - scrollStart(list) - list.scrollLeft) : Number.POSITIVE_INFINITY,
  );
  return distances.indexOf(Math.min(...distances));
}
