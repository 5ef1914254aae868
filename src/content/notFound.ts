export const notFoundPage = {
  title: 'Oops! Page not found',
  figure: '404. The zero is an arch in construction lines.',
  caption: 'Plate 404. An arch, measured with care, and never built.',
  text: 'The address may have changed, or a letter has slipped. Nothing is lost: every room of the studio is one step from the front door.',
  home: 'Return to Home',
} as const;
