import type { ChatLinkId } from './chatLinks';

export type Path = `/${string}`;

/** The chat that Book Appointment opens. `narrowLink` replaces `link` below 768 px. */
export interface BookingChat {
  link: ChatLinkId;
  narrowLink?: ChatLinkId;
}

/** Label of the only button in a landing page's header, from 768 px (`wide`) and below it (`narrow`). */
export interface HeaderButton {
  wide: string;
  narrow: string;
}

interface Route {
  path: Path;
  /** If omitted, Book Appointment opens the booking dialog. */
  booking?: BookingChat;
  /** Set on landing pages, whose header has only this button and no menu. */
  landingButton?: HeaderButton;
}

/** A popup that opens by itself. */
export type PopupId = 'home' | 'browsLanding' | 'skinPen' | 'microbladingNew';

export interface Page {
  /** The first route is the canonical one. Paths are lower case without a trailing slash. */
  routes: readonly [Route, ...Route[]];
  /** Marks a client-rendered page, which is never indexed and has no floating contact. Every other page is public and prerendered. */
  staff?: true;
  /** Name in breadcrumbs. Default: the words of the path. */
  name?: string;
  /** Parent in the breadcrumbs. Default: the home page. */
  parent?: Path;
  popup?: PopupId;
  /**
   * Background behind the header at the top of the page, if not light. `split`: dark, but light behind the header's button from 1024 px.
   */
  heroBackground?: 'dark' | 'split';
}

/** Parents that several pages share. */
const makeup = '/permanent-makeup';
const beauty = '/beauty';
const mainChat: BookingChat = { link: 'main' };
const whatsAppUs: HeaderButton = { wide: 'WhatsApp Us', narrow: 'WhatsApp' };
const bookNow: HeaderButton = { wide: 'Book Appointment', narrow: 'Book Now' };

/**
 * The page table. The router, the header, the breadcrumbs, the prerender script and the tests of all pages read it. Its ids name the page
 * files: `lipBlush` is src/pages/LipBlush.tsx. A page that is not listed does not exist, and nothing may link to it.
 */
export const pages = {
  home: {
    name: 'Home',
    routes: [{ path: '/', booking: mainChat }, { path: '/home' }],
    popup: 'home',
  },
  permanentMakeup: {
    routes: [{ path: '/permanent-makeup', booking: mainChat }],
  },
  browsLashes: {
    name: 'Brows & Lashes',
    routes: [{ path: '/brows-lashes', booking: mainChat }],
  },
  beauty: {
    name: 'Beauty Services',
    routes: [{ path: '/beauty', booking: mainChat }],
  },
  homeFacials: {
    parent: beauty,
    routes: [{ path: '/home-facials' }],
  },
  hairMakeup: {
    name: 'Hair & Makeup',
    parent: beauty,
    routes: [{ path: '/hair-makeup' }],
    heroBackground: 'dark',
  },
  waxing: {
    parent: beauty,
    routes: [{ path: '/waxing' }],
  },
  gallery: {
    routes: [{ path: '/gallery', booking: mainChat }],
  },
  patientRights: {
    routes: [{ path: '/patient-rights', booking: mainChat }],
  },
  comingSoon: {
    routes: [{ path: '/coming-soon' }],
    heroBackground: 'dark',
  },
  permanentMakeupLanding: {
    parent: makeup,
    routes: [{ path: '/permanent-makeup-in-dubai', landingButton: bookNow }],
    heroBackground: 'split',
  },
  ledLight: {
    name: 'LED Light Therapy Dubai',
    parent: beauty,
    routes: [
      { path: '/led-light-therapy-dubai', booking: { link: 'ledLight' }, landingButton: whatsAppUs },
      { path: '/skin-therapy', booking: mainChat },
    ],
    heroBackground: 'dark',
  },
  browsLanding: {
    name: 'Brows & Lashes Dubai',
    parent: beauty,
    routes: [
      { path: '/brows-and-lashes-dubai', booking: { link: 'browsLanding' }, landingButton: whatsAppUs },
      { path: '/brows-lashes-dubai', booking: { link: 'browsLanding' }, landingButton: whatsAppUs },
    ],
    popup: 'browsLanding',
  },
  skinPen: {
    parent: beauty,
    routes: [
      {
        path: '/skin-pen-microneedling-dubai',
        booking: { link: 'skinPen', narrowLink: 'skinPenMobile' },
        landingButton: whatsAppUs,
      },
    ],
    popup: 'skinPen',
  },
  microblading: {
    parent: makeup,
    routes: [{ path: '/microblading-in-dubai', booking: { link: 'microblading' }, landingButton: whatsAppUs }],
  },
  microbladingNew: {
    name: 'Microblading Dubai',
    parent: makeup,
    routes: [
      { path: '/microblading-in-dubai-new', booking: { link: 'microbladingNew' }, landingButton: bookNow },
      { path: '/microblading-dubai', booking: { link: 'microbladingNew' }, landingButton: bookNow },
    ],
    popup: 'microbladingNew',
  },
  lipBlush: {
    parent: makeup,
    routes: [{ path: '/lip-blush-dubai', booking: { link: 'lipBlush' }, landingButton: whatsAppUs }],
  },
  about: {
    routes: [{ path: '/about', booking: mainChat }],
  },
  contact: {
    routes: [{ path: '/contact', booking: mainChat }],
  },
  thankYou: {
    routes: [{ path: '/thank-you' }],
  },
  login: {
    routes: [{ path: '/login' }],
    staff: true,
  },
  dashboard: {
    routes: [{ path: '/dashboard' }],
    staff: true,
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

export interface RouteMatch {
  id: PageId;
  page: Page;
  route: Route;
}

const matches: ReadonlyMap<string, RouteMatch> = new Map(
  pageIds().flatMap((id) => pages[id].routes.map((route) => [route.path, { id, page: pages[id], route }] as const)),
);

/** Returns a path in lower case without trailing slashes: `/About/` and `/about` are the same page. */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '').toLowerCase();
  return trimmed === '' ? '/' : trimmed;
}

/** Returns the page at a URL path, or undefined if there is none. */
export function matchPath(pathname: string): RouteMatch | undefined {
  return matches.get(normalisePath(pathname));
}

export function pageIds(): PageId[] {
  return Object.keys(pages).filter((id): id is PageId => id in pages);
}

/** Returns the canonical path of a page. */
export function pathOf(id: PageId): Path {
  return pages[id].routes[0].path;
}
