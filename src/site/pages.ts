import type { ChatLinkId } from './chatLinks';

export type Path = `/${string}`;

/** What Book Appointment does on a path. `narrowLink` takes the link's place below 768 px. */
export type BookingAction = { kind: 'modal' } | { kind: 'chat'; link: ChatLinkId; narrowLink?: ChatLinkId };

/** The words of the one button in a landing page's bar, from 768 px and below it. */
export interface BarButton {
  wide: string;
  narrow: string;
}

interface Route {
  path: Path;
  booking: BookingAction;
  /** Present on landing pages: the bar has no menu, only this button. */
  reducedBar?: BarButton;
}

/** A popup that opens by itself. */
export type PopupId = 'home' | 'browsLanding' | 'skinPen' | 'microbladingNew';

export interface Page {
  /** First route first: it is the canonical one. Paths are lower case without a trailing slash. */
  routes: readonly [Route, ...Route[]];
  /** `public`: prerendered. `staff`: a client-rendered shell, never indexed, no floating contact. */
  kind: 'public' | 'staff';
  popup?: PopupId;
  /** The ground under the bar at the top of the page, where it is not light; `split`: light under its button from 1024 px. */
  heroGround?: 'dark' | 'split';
}

const modal: BookingAction = { kind: 'modal' };
const mainChat: BookingAction = { kind: 'chat', link: 'main' };
const whatsAppUs: BarButton = { wide: 'WhatsApp Us', narrow: 'WhatsApp' };
const bookNow: BarButton = { wide: 'Book Appointment', narrow: 'Book Now' };

/**
 * The route table. It drives the router, the bar, prerendering, the sitemap test and the internal-link test.
 * A page that is not here does not exist: nothing may link to it.
 */
export const pages = {
  home: {
    routes: [
      { path: '/', booking: mainChat },
      { path: '/home', booking: modal },
    ],
    kind: 'public',
    popup: 'home',
  },
  permanentMakeup: {
    routes: [{ path: '/permanent-makeup', booking: mainChat }],
    kind: 'public',
  },
  browsLashes: {
    routes: [{ path: '/brows-lashes', booking: mainChat }],
    kind: 'public',
  },
  beauty: {
    routes: [{ path: '/beauty', booking: mainChat }],
    kind: 'public',
  },
  homeFacials: {
    routes: [{ path: '/home-facials', booking: modal }],
    kind: 'public',
  },
  hairMakeup: {
    routes: [{ path: '/hair-makeup', booking: modal }],
    kind: 'public',
    heroGround: 'dark',
  },
  waxing: {
    routes: [{ path: '/waxing', booking: modal }],
    kind: 'public',
  },
  gallery: {
    routes: [{ path: '/gallery', booking: mainChat }],
    kind: 'public',
  },
  patientRights: {
    routes: [{ path: '/patient-rights', booking: mainChat }],
    kind: 'public',
  },
  comingSoon: {
    routes: [{ path: '/coming-soon', booking: modal }],
    kind: 'public',
    heroGround: 'dark',
  },
  permanentMakeupLanding: {
    routes: [{ path: '/permanent-makeup-in-dubai', booking: modal, reducedBar: bookNow }],
    kind: 'public',
    heroGround: 'split',
  },
  ledLight: {
    routes: [
      { path: '/led-light-therapy-dubai', booking: { kind: 'chat', link: 'ledLight' }, reducedBar: whatsAppUs },
      { path: '/skin-therapy', booking: mainChat },
    ],
    kind: 'public',
    heroGround: 'dark',
  },
  browsLanding: {
    routes: [
      { path: '/brows-and-lashes-dubai', booking: { kind: 'chat', link: 'browsLanding' }, reducedBar: whatsAppUs },
      { path: '/brows-lashes-dubai', booking: { kind: 'chat', link: 'browsLanding' }, reducedBar: whatsAppUs },
    ],
    kind: 'public',
    popup: 'browsLanding',
  },
  skinPen: {
    routes: [
      {
        path: '/skin-pen-microneedling-dubai',
        booking: { kind: 'chat', link: 'skinPen', narrowLink: 'skinPenMobile' },
        reducedBar: whatsAppUs,
      },
    ],
    kind: 'public',
    popup: 'skinPen',
  },
  microblading: {
    routes: [{ path: '/microblading-in-dubai', booking: { kind: 'chat', link: 'microblading' }, reducedBar: whatsAppUs }],
    kind: 'public',
  },
  microbladingNew: {
    routes: [
      { path: '/microblading-in-dubai-new', booking: { kind: 'chat', link: 'microbladingNew' }, reducedBar: bookNow },
      { path: '/microblading-dubai', booking: { kind: 'chat', link: 'microbladingNew' }, reducedBar: bookNow },
    ],
    kind: 'public',
    popup: 'microbladingNew',
  },
  lipBlush: {
    routes: [{ path: '/lip-blush-dubai', booking: { kind: 'chat', link: 'lipBlush' }, reducedBar: whatsAppUs }],
    kind: 'public',
  },
  about: {
    routes: [{ path: '/about', booking: mainChat }],
    kind: 'public',
  },
  contact: {
    routes: [{ path: '/contact', booking: mainChat }],
    kind: 'public',
  },
  thankYou: {
    routes: [{ path: '/thank-you', booking: modal }],
    kind: 'public',
  },
  login: {
    routes: [{ path: '/login', booking: modal }],
    kind: 'staff',
  },
  dashboard: {
    routes: [{ path: '/dashboard', booking: modal }],
    kind: 'staff',
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** What an unknown path shows. */
export const notFound = {
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
