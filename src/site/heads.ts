import { facts } from './facts';
import type { PageId, Path } from './pages';
import { searchFacts } from './searchFacts';

export interface PageHead {
  /** At most 60 characters. */
  title: string;
  /** At most 160 characters. */
  description: string;
  keywords?: string;
  /** Preview image for messengers, 1200 x 630. Default: the studio's image. */
  share?: Path;
  /** Name of the service that the page sells, for structured data. */
  service?: string;
}

/** Metadata of each page for search engines and messengers. A missing page is a compile error. This module loads only on navigation. */
export const heads: Record<PageId, PageHead> = {
  home: {
    title: 'Luxury Permanent Makeup & Skin Aesthetics | Dubai Marina',
    description: `Microblading, lip blush, brows, lashes and skin therapy in a private Dubai Marina studio. ${facts.experience} years of experience, EU-certified pigments, by appointment.`,
  },
  permanentMakeup: {
    title: 'Permanent Makeup Dubai Marina: Prices from AED 1,500',
    description:
      'Microblading, nano and ombre brows, lip blush and eyeliner in Dubai Marina, from AED 1,500. Prices by artist, and a complimentary consultation first.',
    service: 'Permanent makeup',
  },
  browsLashes: {
    title: `Brows & Lashes in Dubai Marina | ${facts.studioName}`,
    description:
      'Brow shaping, tint, soft lamination, lash lift and extensions in a private Dubai Marina studio. From AED 50, by appointment, with complimentary parking.',
    service: 'Brow and lash treatments',
  },
  beauty: {
    title: `Nails & Waxing in Dubai Marina | ${facts.studioName}`,
    description:
      'Manicures, pedicures, nail extensions and professional body waxing in Dubai Marina. From AED 50, by appointment, with complimentary parking.',
    service: 'Beauty services',
  },
  homeFacials: {
    title: `Home Facials in Dubai: Menu & Prices | ${facts.studioName}`,
    description:
      'Facials at your home in Dubai, from Express Glow at AED 500 to Salmon DNA at AED 1,800, by therapists from our Dubai Marina studio. Book on WhatsApp.',
    service: 'Home facials',
  },
  hairMakeup: {
    title: `Hair & Makeup Styling in Dubai Marina | ${facts.studioName}`,
    description:
      'Blow-dry, colour, bridal and evening makeup in Dubai Marina or at your home. Blow-dry AED 350, day makeup AED 550, bridal from AED 1,500.',
    service: 'Hair and makeup styling',
  },
  waxing: {
    title: 'Lycon Waxing for Women & Men in Dubai Marina',
    description:
      'Lycon waxing in a private room in Dubai Marina: women from AED 50, men from AED 90. See both price lists, how to prepare, and book on WhatsApp.',
    service: 'Lycon waxing',
  },
  gallery: {
    title: `Permanent Makeup Gallery, Dubai Marina | ${facts.studioName}`,
    description:
      'Brows, lips and skin close up, from our permanent makeup studio in Dubai Marina. Open each plate full screen and ask about the look closest to yours.',
  },
  patientRights: {
    title: `Client Rights & Responsibilities | ${facts.studioName}`,
    description:
      'Your 14 rights and 10 responsibilities as a client of our Dubai Marina studio, in plain words and in line with Dubai Health Authority regulations.',
  },
  comingSoon: {
    title: `Coming Soon | ${facts.studioName}`,
    description: 'Something new is coming to our studio in Dubai Marina. Leave your details and be the first to know when it opens.',
  },
  permanentMakeupLanding: {
    title: 'Permanent Makeup Dubai Marina: Brows, Lips & Eyeliner',
    description:
      'Permanent makeup in Dubai Marina: microblading from AED 1,800, lip blush from AED 3,200. See before-and-afters and book a complimentary consultation.',
    share: '/share/permanent-makeup.jpg',
    service: 'Permanent makeup',
  },
  ledLight: {
    title: 'LED Light Therapy in Dubai Marina: AED 250 a Session',
    description:
      'Blue, red and near-infrared LED light therapy in Dubai Marina. AED 250 a session, AED 1,350 for six. How it works, who it suits and how to book.',
    share: '/share/led-light.jpg',
    service: 'LED light therapy',
  },
  browsLanding: {
    title: 'Brow Lamination, Lash Lift & Extensions in Dubai Marina',
    description:
      'Brow lamination AED 400, LVL lash lift AED 350, henna brows AED 250 and lash extensions in Dubai Marina. Prices, reviews, complimentary consultation.',
    share: '/share/brows-lashes.jpg',
    service: 'Brows and lashes',
  },
  skinPen: {
    title: 'SkinPen Microneedling in Dubai Marina: AED 1,290',
    description:
      'SkinPen microneedling in Dubai Marina for AED 1,290, with numbing cream. Six sessions for AED 5,950, 15 luxury facials, complimentary consultation.',
    share: '/share/skin-pen.jpg',
    service: 'SkinPen microneedling',
  },
  microblading: {
    title: 'Microblading in Dubai Marina, from AED 1,800',
    description:
      'Natural microblading in Dubai Marina: AED 1,800 with a Master, AED 2,500 with a Grand Master. Before and after, how to prepare, how long it lasts.',
    share: '/share/microblading.jpg',
    service: 'Microblading',
  },
  microbladingNew: {
    title: `Microblading Dubai Marina: ${facts.experience} Years of Experience`,
    description: `Microblading in Dubai Marina from AED 1,800, rated ${facts.rating} from ${facts.reviewCount}+ reviews. What to ask any studio, how brows heal, and how to book a callback.`,
    share: '/share/microblading-dubai.jpg',
    service: 'Microblading',
  },
  lipBlush: {
    title: 'Lip Blush in Dubai Marina: Natural Colour from AED 3,200',
    description:
      'Lip blush in Dubai Marina from AED 3,200, with EU-certified pigments. Lasts 2–3 years. See before-and-afters, prices and how it heals.',
    keywords:
      'lip blush dubai, lip blushing dubai, dark lip neutralization dubai, velvet lips dubai, permanent lip colour dubai, lip tattoo dubai marina',
    share: '/share/lip-blush.jpg',
    service: 'Lip blush',
  },
  about: {
    title: `About Our Studio & Founder, Dubai Marina | ${facts.studioName}`,
    description: `From an academy in Ireland and a clinic in London to a private permanent makeup studio in Dubai Marina: meet our founder, with ${facts.experience} years’ experience.`,
  },
  contact: {
    title: `Contact & Opening Hours | ${facts.studioName}, Dubai Marina`,
    description: `Message, call or visit us at ${facts.hotel}, Dubai Marina. Open every day ${searchFacts.hours.opens}-${searchFacts.hours.closes}, by appointment, with complimentary parking.`,
  },
  thankYou: {
    title: `Thank You | ${facts.studioName}`,
    description: 'Your request has been submitted. Our team will review it within 2 hours, call you and schedule your free consultation.',
  },
  login: { title: `Admin Login | ${facts.studioName}`, description: 'Staff sign-in.' },
  dashboard: { title: `Lead Dashboard | ${facts.studioName}`, description: 'Staff area.' },
};

export const notFoundHead: PageHead = { title: `Page Not Found | ${facts.studioName}`, description: 'This page does not exist.' };
