/** Business facts for search engines only. Kept out of facts.ts, which every page loads first. */
export const searchFacts = {
  country: 'AE',
  /** Visitors see different hours, `contactHours` in facts.ts. Both were agreed with the customer. */
  hours: { opens: '09:00', closes: '21:00' },
} as const;
