import type { ReactNode } from 'react';

const shapes = {
  chat: (
    <>
      <path d="M12 3.2a8.7 8.7 0 0 0-7.5 13.1L3.3 20.7l4.5-1.2A8.7 8.7 0 1 0 12 3.2Z" strokeWidth="1.5" strokeLinejoin="round" />
      <path
        d="M9 7.9c-.3 0-.8.1-1.1.6-.4.5-.8 1.1-.6 2.2.3 1.3 1.2 2.6 2.3 3.6 1.2 1.1 2.7 1.9 4 1.9 1.1 0 1.9-.7 2.1-1.3.2-.6.1-1 0-1.1l-1.9-.9c-.3-.1-.5-.1-.7.2l-.6.8c-.2.2-.4.2-.6.1-.9-.4-2.1-1.3-2.8-2.6-.1-.2 0-.4.1-.5l.5-.7c.1-.2.1-.4 0-.5L9.5 8.2c-.1-.2-.3-.3-.5-.3Z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  call: (
    <path
      d="M8.3 4.2 6 4.7c-.8.2-1.4.9-1.3 1.8.6 7 5.8 12.2 12.8 12.8.9.1 1.6-.5 1.8-1.3l.5-2.3c.1-.6-.2-1.2-.7-1.5l-2.8-1.3c-.5-.2-1.1-.1-1.5.3l-1 1.1a11 11 0 0 1-4.1-4.1l1.1-1c.4-.4.5-1 .3-1.5L9.8 4.9c-.3-.5-.9-.8-1.5-.7Z"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  ),
  previous: <path d="M20 12H4.5M10.5 5.5 4 12l6.5 6.5" strokeWidth="1.75" />,
  next: <path d="M4 12h15.5M13.5 5.5 20 12l-6.5 6.5" strokeWidth="1.75" />,
  pause: <path d="M9 6v12M15 6v12" strokeWidth="1.5" />,
  play: <path d="M8.5 5.8 18.5 12l-10 6.2Z" strokeWidth="1.5" strokeLinejoin="round" />,
  down: <path d="m5 9 7 7 7-7" strokeWidth="2" />,
  close: <path d="m5 5 14 14M19 5 5 19" strokeWidth="1.5" />,
} as const;

export type IconName = keyof typeof shapes;

/**
 * A line icon on a 24 x 24 grid in the colour of its text. Hidden from assistive technology, because its control has the accessible name.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Drawing size={size}>{shapes[name]}</Drawing>;
}

/** The SVG element around an icon. */
export function Drawing({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" aria-hidden="true" className="shrink-0">
      {children}
    </svg>
  );
}
