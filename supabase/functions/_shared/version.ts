/** A hash of the functions' code (tests/scripts/versions.test.ts writes it), by which `npm run doctor` recognises the deployed release. */
export const VERSION = 'faa4dc1c';
