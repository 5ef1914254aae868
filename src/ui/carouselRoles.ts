/** Role and name of one slide (WAI-ARIA carousel pattern). */
export function slideRole(position: number, count: number) {
  return { role: 'group', 'aria-roledescription': 'slide', 'aria-label': `${position + 1} of ${count}` } as const;
}

/** The scroller is reached by keyboard: arrow keys change slides, also before Swiper is there. */
export const viewRole = { role: 'group', 'aria-label': 'Slides', tabIndex: 0 } as const;
