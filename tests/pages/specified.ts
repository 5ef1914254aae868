import { chatLinks } from '@/site/chatLinks';

import { studio } from '../support/studio';

// Everything agreed with the customer about the pages, copied by hand. Sentences, headlines and names that the agreement leaves
// open belong to the marketers and are not listed here.

/** A name and its prices in AED, as printed. If there are two prices, Grand Master comes before Master. */
type Row = readonly [name: string, ...prices: string[]];

export const list = (text: string): string[] => text.split(/;\s+/);

/** Reads a price list as the agreement writes it: "Nano Hairstrokes 3,200/1,500; Updo from 650". */
const priceList = (text: string): Row[] =>
  list(text).map((row) => {
    const [, name = row, prices = ''] = /^(.+?) ((?:from )?[\d,]+(?:\/[\d,]+)?|Ask)$/.exec(row) ?? [];
    const [price = '', priceOfMaster] = prices.split('/');
    return priceOfMaster === undefined ? [name, price] : [name, price, priceOfMaster];
  });

const microblading = priceList('Grand Master 2,500; Master 1,800; Touch-up 950');

/** Prices by page, in page order. tests/content/prices.test.ts has the lists for which only a price range was agreed. */
export const specifiedPrices: Readonly<Record<string, readonly Row[]>> = {
  '/permanent-makeup': priceList(
    `Microblading 2,500/1,800; Nano Hairstrokes 3,200/1,500; Hybrid Brows 3,500/1,600; Ombre Powder Brows 2,800/1,500;
    Touch-Up (4-8 weeks) 750/500; PMU Brow Correction 3,800/2,000; Lip Blush 4,200/1,890; Dark Lip Neutralization 4,500/2,000;
    Velvet Lips 4,800/1,890; Lips Touch-Up (4-6 weeks) 1,000/500; Lip & Brow Pigment Removal 250/250; Lash Enhancement 2,500/2,000;
    Classic Eyeliner 3,200/2,500; Shaded Eyeliner 3,500/3,000; Ombre Brows & Lips 3,000; Eyebrows, Lips & Eyeliner 8,000`,
  ),
  '/permanent-makeup-in-dubai': priceList(
    `Microblading 2,500/1,800; Nano Hairstrokes 3,200; Hybrid Brows 3,500/2,500; Ombre Brows 2,800/1,900; Lip Blush 4,200/3,200;
    Dark Lip Neutralization 4,500/3,500; Lash Enhancement 2,500/2,000; Classic/Shaded Eyeliner from 3,200`,
  ),
  '/lip-blush-dubai': priceList(
    'Lip Blush 4,200/3,200; Dark Lip Neutralization 4,500/3,500; Velvet Lips (Full Color) 4,800/3,800; Touch-Up 1,000',
  ),
  '/microblading-in-dubai': microblading,
  '/microblading-in-dubai-new': microblading,
  '/home-facials': priceList(
    `Express Glow 500; Chemical Peel 500; Micro-needling 700; 24K 1,500; Salmon DNA 1,800; Korean needle-free 850; Glass Skin 950;
    DMK 950; LED add-on 200`,
  ),
  '/hair-makeup': priceList(
    `Curls 400; Updo from 650; Blow Dry 350; Dry Trim 300; Blow-Dry & Trim 400; Restyle 500; Child Haircut under 12 200;
    Roots from 400; Highlights from 700; Full Colour from 950; Gloss 300; Add-On 200;
    Bridal Trial 1,000; Bridal from 1,500; Evening from 750; Day Look 550; Home Service 100`,
  ),
  '/led-light-therapy-dubai': priceList('Single session 250; Course of 6 1,350; Course of 12 2,700; Add-on 200'),
  '/brows-and-lashes-dubai': priceList(
    `HD Brows 350; Brow Lamination 400; Lamination+Tint+Shape 490; Henna Brows 250; Tint & Shape Ask; Threading/Waxing 120;
    LVL Lash Lift 350; Brow and Lash Lamination Combo 690; Classic Full Set 350; Classic Refill 175; Russian/Volume Full Set 399`,
  ),
  '/skin-pen-microneedling-dubai': priceList(
    `SkinPen Microneedling 1,290; Bio Microneedling 1,200; BioRePeel+SkinPen 1,450; Face & Neck 1,490; Face Neck Decolletage 1,700;
    Detox Facial 850; Glass Skin 999; 24K Gold Facial 1,500; Signature Facial 2,000; Salmon DNA Booster 1,800; Bio-Infusion 990;
    BioRePeel 950; Acne Therapy from 1,600; Pigmentation Therapy from 1,600; Acne Back 1,900; 6 SkinPen sessions 5,950;
    4 Salmon DNA sessions 6,000`,
  ),
};

/** Number of elements by selector. */
type Counts = Readonly<Record<string, number>>;

interface Specified {
  /** The main headline, the texts that appear word for word and the headings of the third level, as far as they were agreed. */
  h1?: string;
  says?: readonly string[];
  named?: readonly string[];
  counts?: Counts;
  /** Contents of the carousels, by name. */
  carousels?: Readonly<Record<string, Counts>>;
  /** Agreed lengths of lists whose texts are open. At least one section must have exactly this number of elements. */
  lists?: Readonly<Record<string, readonly number[]>>;
  /** Anchors and form ids (src/leads/forms.ts), in page order. The popup's form comes last. */
  anchors?: readonly string[];
  forms?: readonly string[];
  /** Breadcrumb of the page. The page's own name comes last. */
  breadcrumb?: readonly string[];
  /** The short link that all chat buttons of a landing page open (src/site/chatLinks.ts). */
  chat?: string;
  links?: Readonly<Record<string, string>>;
}

const PARENT_PMU = 'Permanent Makeup /permanent-makeup';
const PARENT_BEAUTY = 'Beauty Services /beauty';

export const specified: Readonly<Record<string, Specified>> = {
  '/': {
    h1: 'Luxury Permanent Makeup & Skin Aesthetics in Dubai Marina',
    says: list(
      `Where hyper-realistic artistry meets timeless elegance; 15+; 4.9; EU; International Master; professional body waxing;
      Meet Our Expert Team; Before & After Gallery; Client Stories; Rated 4.9 out of 5;
      Located in Dubai Marina • By appointment only • Complimentary consultation; We offer complimentary parking at Tamani Hotel`,
    ),
    carousels: {
      'Meet Our Expert Team': { '.carousel-slide': 6, 'li li, article li': 18 },
      'Before & After Gallery': { '.carousel-slide': 8, img: 16 },
      'Client Stories': { '.carousel-slide': 7 },
      'The studio': { '.carousel-slide': 3, img: 6 },
    },
    counts: { '#services article': 4, video: 4, iframe: 1 },
    anchors: ['services', 'our-team'],
    forms: ['homePopup'],
    links: {
      'Book Appointment': chatLinks.main,
      'Explore Services': '/permanent-makeup',
      'About the Founder': '/about',
      'Book Your Private Appointment': chatLinks.main,
    },
    named: list(
      `Brows & Lashes; Permanent Makeup; Skin Therapy; Beauty Services; Hyper-Realistic Techniques; Global Expertise & Safety;
      Tailored Luxury Experience; Private Consultation; Luxury Comfort; Premium Location`,
    ),
  },
  '/permanent-makeup': {
    says: ['Full Face Package', 'with Master Artist', 'with Grand Master Artist', 'Real Transformations', 'Why Choose', 'Client Stories'],
    carousels: { 'Real Transformations': { '.carousel-slide': 4 }, 'Client Stories': { '.carousel-slide': 7 } },
    counts: { '#our-team .carousel-slide': 6 },
    lists: { 'li > div h3, li > h3': [3] },
    named: ['Eyebrows', 'Lips', 'Eyeliner'],
    links: { 'Book Now via WhatsApp': chatLinks.main, 'Request a Callback': studio.call },
  },
  '/permanent-makeup-in-dubai': {
    says: ['Perfect for', 'What is Permanent Makeup', 'Show More (1 more)', '4.9 from 150+ reviews'],
    counts: { '.accordion-item': 5, blockquote: 3, '#pricing h3': 3 },
    lists: { 'li h3': [5, 6] },
    anchors: ['pricing', 'faq'],
    forms: ['permanentMakeupHero', 'permanentMakeupFinal'],
    breadcrumb: ['Home /', PARENT_PMU, 'Permanent Makeup in Dubai'],
    chat: chatLinks.permanentMakeup,
  },
  '/home-facials': {
    says: ['Travel charges may apply outside core zones.'],
    counts: { '#menu li': 9, form: 1, 'form [required]': 2 },
    breadcrumb: ['Home /', PARENT_BEAUTY, 'Home Facials'],
  },
  '/hair-makeup': { anchors: ['styling', 'colour', 'makeup'], breadcrumb: ['Home /', PARENT_BEAUTY, 'Hair & Makeup'] },
  '/contact': {
    says: ['Tamani Hotel, Dubai Marina', 'We offer complimentary parking at Tamani Hotel', '10:00 AM to 9:00 PM daily'],
    counts: { iframe: 1 },
  },
  '/patient-rights': {
    h1: 'Client Rights and Responsibilities',
    says: ['DHA'],
    counts: { '#rights li:has(> span, > p):not(nav li)': 14, '#responsibilities li': 10 },
    anchors: ['rights', 'responsibilities'],
  },
  '/about': {
    says: ['2015', 'Ireland', '2019', 'London', '2025', 'Dubai', 'flagship'],
    lists: { 'li h3': [3, 4] },
    links: { 'Book a Private Appointment': chatLinks.main },
  },
  '/thank-you': { says: ['within 2 hours', 'free consultation'] },
  '/coming-soon': { says: ['@ateliermarina'] },
  '/gallery': {
    says: ['All Work', 'Eyebrows', 'Lips', 'Skin & Facials'],
    counts: { 'button[aria-haspopup="dialog"]': 8 },
  },
  '/404': { h1: 'Oops! Page not found', says: ['404'], links: { 'Return to Home': '/' } },
  '/waxing': {
    says: ['Lycon', 'AED 50 to 250', 'AED 90 to 250'],
    anchors: ['women', 'men'],
    breadcrumb: ['Home /', PARENT_BEAUTY, 'Waxing'],
  },
  '/brows-lashes': {
    carousels: { 'Client Stories': { '.carousel-slide': 4 } },
    counts: { '.accordion-item': 3, form: 1, iframe: 1 },
  },
  '/beauty': {
    carousels: { 'Client Stories': { '.carousel-slide': 3 } },
    counts: { '.accordion-item': 3, iframe: 1 },
    lists: { 'li, h3': [16 + 4] },
  },
  '/led-light-therapy-dubai': {
    says: ['Blue', 'Red', 'Near-infrared', 'Perfect for', 'Benefits', 'How it works', 'Reviews'],
    counts: { '#services li': 4, '.accordion-item': 5, blockquote: 3 },
    lists: { 'li h3': [3, 6], 'ol > li h3': [3] },
    anchors: ['services', 'faq'],
    breadcrumb: ['Home /', PARENT_BEAUTY, 'LED Light Therapy Dubai'],
    chat: chatLinks.ledLight,
  },
  '/brows-and-lashes-dubai': {
    says: ['Brows & Lashes', 'Eyelash Extensions', '6–8 weeks'],
    counts: { '.accordion-item': 3, iframe: 1 },
    anchors: ['gallery', 'faq', 'callback'],
    forms: ['browsHero', 'browsCallback', 'browsPopup'],
    breadcrumb: ['Home /', PARENT_BEAUTY, 'Brows & Lashes Dubai'],
    chat: chatLinks.browsLanding,
  },
  '/skin-pen-microneedling-dubai': {
    says: ['Pay 5, get 1 free. Value AED 7,140', 'Regular price AED 7,200', '20–30 minutes before'],
    counts: { '#facials ul[aria-labelledby] > li': 15, '#packages li': 2, '.accordion-item': 3, iframe: 1 },
    lists: { 'li h3': [4] },
    anchors: ['facials', 'packages', 'faq', 'callback'],
    forms: ['skinPenHero', 'skinPenCallback', 'skinPenPopup'],
    breadcrumb: ['Home /', PARENT_BEAUTY, 'Skin Pen Microneedling Dubai'],
    chat: chatLinks.skinPen,
  },
  '/microblading-in-dubai': {
    says: ['12–24 months', '4–8 weeks'],
    counts: { '.accordion-item': 6, '#pricing li': 3 },
    anchors: ['about', 'pricing', 'benefits', 'testimonials', 'gallery', 'faq', 'consultation', 'callback'],
    forms: ['microbladingHero', 'microbladingFinal', 'microbladingShort'],
    breadcrumb: ['Home /', PARENT_PMU, 'Microblading in Dubai'],
    chat: chatLinks.microblading,
  },
  '/microblading-in-dubai-new': {
    says: ['15+', '4.9', '150+', '12–24'],
    counts: { '#why li': 6, '#comparison table': 1, video: 1, iframe: 1 },
    anchors: ['films', 'why', 'pricing', 'comparison', 'testimonials', 'gallery', 'faq', 'consultation'],
    forms: ['microbladingNewConsultation', 'microbladingNewPopup'],
    breadcrumb: ['Home /', PARENT_PMU, 'Microblading Dubai'],
    chat: chatLinks.microbladingNew,
  },
  '/lip-blush-dubai': {
    says: ['15+', 'natural results', 'DHA', 'EU', 'Google', '2–3 years', 'At 4–6 weeks', 'licensed by the Dubai Health Authority'],
    counts: { '#benefits h3': 5, '#reviews blockquote': 3, '#gallery figure': 11, '#gallery img': 22, '.accordion-item': 6 },
    anchors: ['about', 'pricing', 'benefits', 'studio', 'reviews', 'gallery', 'faq', 'consultation'],
    forms: ['lipBlushHero', 'lipBlushFinal'],
    breadcrumb: ['Home /', PARENT_PMU, 'Lip Blush Dubai'],
    chat: chatLinks.lipBlush,
    named: ['Licensed and certified', 'International masters', 'EU-certified pigments'],
  },
};
