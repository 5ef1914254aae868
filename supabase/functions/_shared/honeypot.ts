/**
 * The name of the honeypot, a field that people can neither see nor reach. Not a word that browsers or password managers fill in. It has an
 * underscore, so it is never taken for a further field, whose names are letters only.
 */
export const HONEYPOT = 'form_check';
