/** Business facts: the single source for all texts, links and structured data. */
export const facts = {
  studioName: 'Atelier Marina',
  founder: 'Niamh Keane',
  tagline: 'Where hyper-realistic artistry meets timeless elegance',
  siteUrl: 'https://www.ateliermarina.example',
  phone: '+97140000000',
  phoneShown: '+971 4 000 0000',
  chatNumber: '+971500000000',
  chatNumberShown: '+971 50 000 0000',
  email: 'hello@ateliermarina.example',
  socialHandle: '@ateliermarina',
  socialUrl: 'https://www.instagram.com/ateliermarina/',
  hotel: 'Tamani Hotel',
  district: 'Dubai Marina',
  city: 'Dubai',
  parking: 'We offer complimentary parking at Tamani Hotel',
  /** The studio's reviews on Google. */
  reviewsUrl: 'https://www.google.com/maps/search/?api=1&query=Atelier%20Marina%20Dubai',
  /** The door. Until the owner gives its place, the middle of Dubai Marina, in degrees. */
  geo: { latitude: 25.0805, longitude: 55.1403 },
  mapEmbedUrl: 'https://www.google.com/maps?q=Tamani%20Hotel%20Dubai%20Marina&output=embed',
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=Tamani%20Hotel%20Dubai%20Marina',
  /** Search engines get different hours (searchFacts.ts). Both were agreed with the customer. */
  contactHours: '10:00 AM to 9:00 PM daily',
  rating: '4.9',
  reviewCount: 150,
  experience: '15+',
  /** The promise to answer; `\u{a0}` keeps a number and its unit on one line. Its wording on the thank-you page and in the toasts was agreed with the customer. */
  responseTime: 'We read it within two\u{a0}hours when we’re open, and confirm within 24\u{a0}hours',
  copyrightYear: 2025,
} as const;

/** Facts that are still sample values until the owner replaces them. Remove a name once its value is real. */
export const sampleFacts = [
  'studioName',
  'founder',
  'siteUrl',
  'phone',
  'phoneShown',
  'chatNumber',
  'chatNumberShown',
  'email',
  'socialHandle',
  'socialUrl',
  'reviewsUrl',
  'geo',
  'mapEmbedUrl',
  'mapUrl',
] as const satisfies readonly (keyof typeof facts)[];
