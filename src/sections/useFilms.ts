import { useEffect, useState } from 'react';

import { motionPaused, onMotionChange } from '@/lib/motion';
import { type StripState, useStrip } from '@/ui/useStrip';

export interface FilmsState extends StripState<HTMLUListElement> {
  /** Index of the playing video. */
  playing: number | undefined;
  /** Call this when the pointer or the keyboard focus reaches a video. On devices with hover, the video plays muted. */
  preview: (index: number) => void;
  /** Call this when the pointer or the keyboard focus leaves the video. */
  leave: (index: number) => void;
  /** Call this on a tap or click. It plays or pauses the video, with sound on devices without hover. */
  toggle: (index: number) => void;
  /** Call this when a video has started or stopped. */
  report: (index: number, isPlaying: boolean) => void;
}

/** Matches where videos play on hover: in the four-column grid, with a pointer that can hover. */
const HOVER_QUERY = '(min-width: 768px) and (hover: hover)';

/** The state of a film strip. One film plays at a time; hiding the tab or moving the strip pauses it. */
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
      // Runs when the strip has moved to another film or the visitor leaves the page.
      pauseAll();
      document.removeEventListener('visibilitychange', onVisibility);
      stopFollowing();
    };
  }, [strip, index]);

  const start = (index: number, withSound: boolean) => {
    for (const [position, video] of videos().entries()) {
      if (position === index) void play(video, withSound);
      else video.pause();
    }
  };

  return {
    ...state,
    playing,
    preview: (index) => {
      if (window.matchMedia(HOVER_QUERY).matches && !motionPaused()) start(index, false);
    },
    leave: (index) => {
      if (window.matchMedia(HOVER_QUERY).matches) videos()[index]?.pause();
    },
    toggle: (index) => {
      const video = videos()[index];
      if (video && !video.paused) video.pause();
      else start(index, !window.matchMedia(HOVER_QUERY).matches);
    },
    report: (index, isPlaying) => setPlaying((now) => (isPlaying ? index : now === index ? undefined : now)),
  };
}

function videosIn(list: HTMLElement | null): HTMLVideoElement[] {
  return [...(list?.querySelectorAll('video') ?? [])];
}

/** Plays a video, muted if the browser refuses sound. If it is paused before it starts, or cannot play, the poster stays. */
async function play(video: HTMLVideoElement, withSound: boolean): Promise<void> {
  video.muted = !withSound;
  try {
    await video.play();
  } catch (error) {
    const refused = error instanceof DOMException && error.name === 'NotAllowedError';
    if (refused && withSound) await play(video, false);
  }
}
