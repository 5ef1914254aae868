/** Facts of the business that only search engines read, apart from facts.ts because every page loads that one first. */
export const searchFacts = {
  country: 'AE',
  /** Visitors read `contactHours` (facts.ts): two readings were given, and both are kept. */
  hours: { opens: '09:00', closes: '21:00' },
} as const;
