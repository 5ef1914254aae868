// Limits for a page on a phone, in transferred bytes (brotli) and ms. Browser tests and `npm run lab:bench` read them.

/** Up to hydration, without any interaction. Home has the longest document. */
export const FIRST_LOAD = {
  scripts: 95_000,
  scriptFiles: 11,
  document: 24_200,
  homeDocument: 25_200,
  styles: 10_000,
  fonts: 50_000,
  fontFiles: 3,
  picture: 45_000,
  all: 200_000,
};

/** The scripts of the first 6 s, without any interaction, on the page with most of them. */
export const FIRST_SECONDS = { scripts: 105_000, scriptFiles: 26 };

/** From the tap on Book Appointment to the first frame with the dialog, on a processor 4 and 12 times slower. */
export const FIRST_DIALOG_MS = { phone: 1_200, slowPhone: 2_000 };
