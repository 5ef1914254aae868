import { serviceOptions } from '@/leads/serviceOptions';
import { breadcrumbsOf } from '@/site/breadcrumbs';
import { type PageId, pageIds, pages } from '@/site/pages';

import { isBlank } from './text';

/** Pages whose own names are too alike to tell them apart in the list. */
const PAGE_NAMES: Partial<Record<PageId, string>> = { microblading: 'Microblading Dubai', microbladingNew: 'Microblading Dubai, new page' };

/** Source codes that forms send instead of a path (leads/forms.ts). */
const FORM_SOURCES: Readonly<Record<string, { page: PageId; popup?: true }>> = {
  hero_booking: { page: 'home' },
  home_popup: { page: 'home', popup: true },
  'permanent-makeup-in-dubai': { page: 'permanentMakeupLanding' },
  led_booking: { page: 'ledLight' },
  brows_lashes_main: { page: 'browsLanding' },
  brows_lashes_popup: { page: 'browsLanding', popup: true },
  'skin-pen-microneedling-dubai': { page: 'skinPen' },
  'microblading-dubai': { page: 'microblading' },
  'microblading-dubai-new': { page: 'microbladingNew' },
  'lip-blush-dubai': { page: 'lipBlush' },
};

const sourceNames = new Map([
  ...pageIds().flatMap((id) => pages[id].routes.map(({ path }) => [path, pageName(id)] as const)),
  ...Object.entries(FORM_SOURCES).map(([source, { page, popup }]) => [source, pageName(page) + (popup ? ' popup' : '')] as const),
]);

function pageName(id: PageId): string {
  return PAGE_NAMES[id] ?? breadcrumbsOf(id).at(-1)?.name ?? id;
}

/** The labels of our services by value and by label. The first form that has a value names it. */
const serviceLabels: ReadonlyMap<string, string> = new Map(
  Object.values(serviceOptions)
    .flat()
    .reverse()
    .flatMap(({ value, label }) => [[label, label] as const, [value, label] as const]),
);

/** The label of a service; undefined if no form offers it. */
export function serviceLabel(value: string): string | undefined {
  return serviceLabels.get(value);
}

/** The readable name of a lead's source or service. Several stored values can share one. A value that is not ours is its own name. */
export const nameOf = {
  source: (stored: string): string => sourceNames.get(stored) ?? stored,
  /** The forms label a consultation in three ways, so its name is its value. */
  service(stored: string): string {
    if (stored.toLowerCase() === 'consultation') return 'Consultation';
    const label = serviceLabel(stored) ?? stored;
    return label.endsWith('Consultation') ? stored : label;
  },
} as const;

/** 'Home · hero_booking': the readable name, followed by the stored value where they differ. 'No source' for none. */
export function labelOf(field: keyof typeof nameOf, stored: string): string {
  if (isBlank(stored)) return field === 'source' ? 'No source' : 'No inquiry';
  const name = nameOf[field](stored);
  return name === stored ? name : `${name} · ${stored}`;
}
