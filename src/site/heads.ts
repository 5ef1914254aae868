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
    title: 'Permanent Makeup in Dubai Marina: Prices & Techniques',
    description:
      'Microblading, nano and ombre brows, lip blush and eyeliner in Dubai Marina. Grand Master and Master prices, client stories and a complimentary consultation.',
    service: 'Permanent makeup',
  },
  browsLashes: {
    title: `Brows & Lashes in Dubai Marina | ${facts.studioName}`,
    description:
      'Brows shaped and tinted, soft lamination, lash lift and extensions in a private Dubai Marina studio. Prices in AED, 4 client stories, questions answered.',
    service: 'Brow and lash treatments',
  },
  beauty: {
    title: `Beauty Services: Waxing & Nails | ${facts.studioName}, Dubai`,
    description:
      'Professional body waxing and a nail menu in four categories, by appointment in Dubai Marina. Prices in AED, questions answered, complimentary parking.',
    service: 'Beauty services',
  },
  homeFacials: {
    title: `Home Facials in Dubai: Menu & Prices | ${facts.studioName}`,
    description:
      'Nine facials that come to your home in Dubai, from Express Glow to Salmon DNA. See what each does and costs, then choose an evening on WhatsApp.',
    service: 'Home facials',
  },
  hairMakeup: {
    title: `Hair & Makeup Styling in Dubai Marina | ${facts.studioName}`,
    description:
      'Styling, colour, bridal and evening makeup in Dubai Marina or at your home. Prices in AED, trials for brides, by appointment.',
    service: 'Hair and makeup styling',
  },
  waxing: {
    title: 'Lycon Waxing for Women & Men in Dubai Marina',
    description:
      'Lycon waxing in a private room in Dubai Marina. The price lists for women and for men in AED, how to prepare, and booking on WhatsApp.',
    service: 'Lycon waxing',
  },
  gallery: {
    title: `Gallery: Brows, Lips & Skin | ${facts.studioName}, Dubai`,
    description:
      'Eight plates of brows, lips and skin from the studio in Dubai Marina. Filter them by room, open them full screen, and ask about the one you like.',
  },
  patientRights: {
    title: `Client Rights & Responsibilities | ${facts.studioName}`,
    description:
      'Your 14 rights and 10 responsibilities as a client of the studio, in plain words and with reference to the regulations of the Dubai Health Authority.',
  },
  comingSoon: {
    title: `Coming Soon | ${facts.studioName}`,
    description: 'Something new is being prepared at the studio in Dubai Marina. Leave a line and we write to you on the day it opens.',
  },
  permanentMakeupLanding: {
    title: 'Permanent Makeup Dubai Marina: Brows, Lips & Eyeliner',
    description:
      'Permanent makeup in Dubai Marina: microblading from AED 1,800, lip blush from AED 3,200. See before and after, and book a complimentary consultation.',
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
      'SkinPen microneedling in Dubai Marina for AED 1,290, with numbing cream first. Six sessions for AED 5,950, 15 luxury facials, complimentary consultation.',
    share: '/share/skin-pen.jpg',
    service: 'Skin-pen microneedling',
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
    description: `Microblading in Dubai Marina from AED 1,800, rated ${facts.rating} from ${facts.reviewCount}+ reviews. What to ask any studio, what the days afterwards look like, and a callback.`,
    share: '/share/microblading-dubai.jpg',
    service: 'Microblading',
  },
  lipBlush: {
    title: 'Lip Blush in Dubai Marina: Natural Colour from AED 3,200',
    description:
      'Lip blush in Dubai Marina from AED 3,200, with EU-certified pigments. Lasts 2–3 years. See before and after, prices and what the days afterwards are like.',
    keywords:
      'lip blush dubai, lip blushing dubai, dark lip neutralization dubai, velvet lips dubai, permanent lip colour dubai, lip tattoo dubai marina',
    share: '/share/lip-blush.jpg',
    service: 'Lip blush',
  },
  about: {
    title: `About the Studio and Its Founder | ${facts.studioName}`,
    description:
      'From an academy in Ireland and a clinic in London to a private studio in Dubai Marina: our philosophy, our founder, and four things we do not hurry.',
  },
  contact: {
    title: `Contact & Opening Hours | ${facts.studioName}, Dubai Marina`,
    description: `Message, call or visit the studio at ${facts.hotel}, Dubai Marina. Open every day ${searchFacts.hours.opens}-${searchFacts.hours.closes}, by appointment, with complimentary parking.`,
  },
  thankYou: {
    title: `Thank You | ${facts.studioName}`,
    description: 'Your request was submitted. Our team reviews it within 2 hours, calls you and schedules your free consultation.',
  },
  login: { title: `Admin Login | ${facts.studioName}`, description: 'Staff sign-in.' },
  dashboard: { title: `Lead Dashboard | ${facts.studioName}`, description: 'Staff area.' },
};

export const notFoundHead: PageHead = { title: `Page Not Found | ${facts.studioName}`, description: 'This page does not exist.' };
