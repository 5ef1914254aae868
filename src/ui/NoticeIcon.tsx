import { Drawing } from './Icon';

const shapes = {
  check: <path d="m4.5 12.5 5 5 10-11" strokeWidth="2" />,
  alert: <path d="M12 3.5 2.8 19.8h18.4L12 3.5ZM12 9.5v5M12 17.2v.1" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" />,
} as const;

/** Icons of forms and notices. Kept apart from Icon so that a page does not load them before the first interaction. */
export function NoticeIcon({ name, size = 24 }: { name: keyof typeof shapes; size?: number }) {
  return <Drawing size={size}>{shapes[name]}</Drawing>;
}
