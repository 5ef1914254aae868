import { useEffect, useState } from 'react';

import { motionPaused, onMotionChange } from '@/lib/motion';
import { type StripState, useStrip } from '@/ui/useStrip';

export interface FilmsState extends StripState<HTMLUListElement> {
  /** The video that plays, or undefined. */
  playing: number | undefined;
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

/** The films of one strip: one plays at a time, none in a hidden tab or after a change of slide. */
export function useFilms(): FilmsState {
  const state = useStrip();
  const { strip, index } = state;
  const [playing, setPlaying] = useState<number>();

  const videos = () => videosIn(strip.current);

  useEffect(() => {
    const pauseAll = () => videosIn(strip.current).forEach((video) => video.pause());
    const onVisibility = () => document.visibilityState === 'hidden' && pauseAll();
    const onMotion = () => motionPaused() && pauseAll();
    document.addEventListener('visibilitychange', onVisibility);
    const stopFollowing = onMotionChange(onMotion);
    return () => {
      // Another film is in front, or the page is left.
      pauseAll();
      document.removeEventListener('visibilitychange', onVisibility);
      stopFollowing();
    };
  }, [strip, index]);

  const start = (at: number, withSound: boolean) => {
    for (const [position, video] of videos().entries()) {
      if (position === at) void play(video, withSound);
      else video.pause();
    }
  };

  return {
    ...state,
    playing,
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

function videosIn(list: HTMLElement | null): HTMLVideoElement[] {
  return [...(list?.querySelectorAll('video') ?? [])];
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
