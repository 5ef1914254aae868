import { Drawing } from '@/ui/Icon';

const shapes = {
  search: <path d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6ZM15.8 15.8 21 21" strokeWidth="1.6" />,
  bin: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5" strokeWidth="1.6" strokeLinejoin="round" />,
  mail: <path d="M3.5 5.5h17v13h-17ZM3.5 6.5l8.5 7 8.5-7" strokeWidth="1.4" strokeLinejoin="round" />,
  keyboard: (
    <path
      d="M2.5 6.5h19v11h-19ZM6 10h.1M9 10h.1M12 10h.1M15 10h.1M18 10h.1M6 14h.1M18 14h.1M9 14h6"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ),
  sliders: (
    <path d="M3 7.5h10m6 0h2M3 16.5h2m6 0h10M13 7.5a3 3 0 1 0 6 0 3 3 0 0 0-6 0m-8 9a3 3 0 1 0 6 0 3 3 0 0 0-6 0" strokeWidth="1.5" />
  ),
  plus: <path d="M12 5v14M5 12h14" strokeWidth="1.6" />,
  chart: <path d="M5 20v-7M12 20V4M19 20v-11" strokeWidth="4" />,
  download: <path d="M12 3.5V15M7.2 10.2 12 15l4.8-4.8M4.2 19.8h15.6" strokeWidth="1.6" />,
  logout: <path d="M10 4.5H4.5v15H10M9.5 12H20M16 8l4 4-4 4" strokeWidth="1.6" />,
} as const;

/** Icons used only by the staff area. They are not in ui/Icon, so visitors do not load them. */
export function StaffIcon({ name, size = 20 }: { name: keyof typeof shapes; size?: number }) {
  return <Drawing size={size}>{shapes[name]}</Drawing>;
}
