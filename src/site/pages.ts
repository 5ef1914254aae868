import type { ChatLinkId } from './chatLinks';

export type Path = `/${string}`;

/** What Book Appointment does on a path (§2 "Book Appointment behaviour"). */
export type BookingAction = { kind: 'modal' } | { kind: 'chat'; link: ChatLinkId };

export interface Route {
  path: Path;
  booking: BookingAction;
}

export interface PageHead {
  /** At most 60 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
}

/** A popup that opens by itself (§4). */
export type PopupId = 'home';

export interface Page {
  /** First route first: it is the canonical one. Paths are lower case without a trailing slash. */
  routes: readonly [Route, ...Route[]];
  head: PageHead;
  /** `public`: prerendered and, unless `unlisted`, in the sitemap. `staff`: a client-rendered shell, never indexed, no floating contact. */
  kind: 'public' | 'staff';
  popup?: PopupId;
}

const modal: BookingAction = { kind: 'modal' };
const mainChat: BookingAction = { kind: 'chat', link: 'main' };

/**
 * The route table. It drives the router, the bar, the head, prerendering, the sitemap test and the internal-link test.
 * A page that is not here does not exist: nothing may link to it.
 */
export const pages = {
  home: {
    routes: [
      { path: '/', booking: mainChat },
      { path: '/home', booking: modal },
    ],
    head: {
      title: 'Luxury Permanent Makeup & Skin Aesthetics | Dubai Marina',
      description:
        'Microblading, lip blush, brows, lashes and skin therapy in a private Dubai Marina studio. 15+ years of experience, EU-certified pigments, by appointment.',
    },
    kind: 'public',
    popup: 'home',
  },
  about: {
    routes: [{ path: '/about', booking: mainChat }],
    head: {
      title: 'About the Studio and Its Founder | Atelier Marina',
      description:
        'From an academy in Ireland and a clinic in London to a private studio in Dubai Marina: our philosophy, our founder, and four things we do not hurry.',
    },
    kind: 'public',
  },
  contact: {
    routes: [{ path: '/contact', booking: mainChat }],
    head: {
      title: 'Contact & Opening Hours | Atelier Marina, Dubai Marina',
      description:
        'Message, call or visit the studio at Tamani Hotel, Dubai Marina. Open daily 10:00 AM to 9:00 PM, by appointment, with complimentary parking.',
    },
    kind: 'public',
  },
  thankYou: {
    routes: [{ path: '/thank-you', booking: modal }],
    head: {
      title: 'Thank You | Atelier Marina',
      description: 'Your request was submitted. Our team reviews it within 2 hours, calls you and schedules your free consultation.',
    },
    kind: 'public',
  },
  login: {
    routes: [{ path: '/login', booking: modal }],
    head: { title: 'Admin Login | Atelier Marina', description: 'Staff sign-in.' },
    kind: 'staff',
  },
  dashboard: {
    routes: [{ path: '/dashboard', booking: modal }],
    head: { title: 'Lead Dashboard | Atelier Marina', description: 'Staff area.' },
    kind: 'staff',
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** What an unknown path shows (§2 "Not found"). */
export const notFound = {
  head: { title: 'Page Not Found | Atelier Marina', description: 'This page does not exist.' },
  booking: modal,
} as const;

export interface RouteMatch {
  id: PageId;
  page: Page;
  route: Route;
}

const matches: ReadonlyMap<string, RouteMatch> = new Map(
  pageIds().flatMap((id) => {
    const page: Page = pages[id];
    return page.routes.map((route) => [route.path, { id, page, route }] as const);
  }),
);

/** Lower case, without trailing slashes: `/About/` and `/about` are the same page. */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '').toLowerCase();
  return trimmed === '' ? '/' : trimmed;
}

/** The page that a URL path shows, or undefined when there is none. */
export function matchPath(pathname: string): RouteMatch | undefined {
  return matches.get(normalisePath(pathname));
}

export function pageIds(): PageId[] {
  return Object.keys(pages).filter((id): id is PageId => id in pages);
}

/** The canonical path of a page. */
export function pathOf(id: PageId): Path {
  return pages[id].routes[0].path;
}
