export const notFound = {
  title: 'Oops! Page not found',
  /** Alt text of the drawing. */
  drawing: '404. The zero is an arch in construction lines.',
  note: 'Plate 404. An arch, measured with care, and never built.',
  text: 'The address may have changed, or a letter has slipped. Nothing is lost: every room of the studio is one step from the front door.',
  home: { label: 'Return to Home', href: '/' },
} as const;
