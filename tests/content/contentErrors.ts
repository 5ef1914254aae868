import { matchPath } from '@/site/pages';

import { AGREED_CLAIMS, CLAIMS, RESTRICTED } from '../../scripts/owner/claims';

/** Fields that may be empty by agreement or type (src/content/shapes.ts, src/leads/forms.ts). */
const MAY_BE_EMPTY = new Set(['note', 'aside', 'priceM', 'defaultService', 'body']);
const PRICE_FIELDS = new Set(['price', 'priceGM', 'priceM']);
const LINK_FIELDS = new Set(['href', 'path']);
/** Fields that hold the path of a file in public/ and not of a page, such as a page's share image. */
const FILE_FIELDS = new Set(['share']);
/** Prop names with a special meaning in React. Texts in such a field would not reach their component. */
const RESERVED = new Set(['key', 'ref', 'children', 'style']);
/** Texts agreed with the customer that contain an exclamation mark. */
const FIXED_EXCLAMATIONS = new Set([
  'Oops! Page not found',
  'Your request has been sent!',
  'Success!',
  'Booking Request Sent!',
  'Request Submitted!',
  'Consultation Booked!',
]);
const PLACEHOLDER = /\blorem\b|\bipsum\b|\bTODO\b|\bFIXME\b|\bTBD\b|\bTBC\b|\bXXX+\b|\bcoming later\b|\btext here\b|\bAED Infinity\b/i;
/** Promises that the studio may not make: savings, healing, and figures other than 15+, 4.9 and 150+. */
const PROMISES: readonly { pattern: RegExp; advice: string }[] = [
  {
    pattern: /\b(save|saves|savings?|discount(s|ed)?|best (value|price|deal)s?)\b|(\d+ ?)?(%|\bper ?cent) off\b/i,
    advice: 'the prices speak for themselves here; print them, and compute no saving.',
  },
  {
    pattern: /\bguarante(e|es|ed|ing)\b|\bcures?\b|\b(clinically |scientifically |medically )?proven\b/i,
    advice: 'results differ from person to person; say what the treatment does, not what it is sure to achieve.',
  },
  {
    // A text may explain how treated skin heals, but not claim that a treatment heals something.
    pattern:
      /\bheals?( and \w+)? ((your|the|any|all|every|dry|tired|damaged|broken|acne|problem) )*(acne|blemishes|burns|damage|eczema|lashes|lips|pigmentation|redness|rosacea|scars?|skin|spots|wounds?)\b/i,
    advice: 'a beauty studio heals nothing; say that it calms, softens or evens. How skin heals after a treatment may be explained.',
  },
  {
    pattern:
      /\bevery price\b|\b(all|full) prices?\b|\bno other price|\bprices?,? (\*?and )no others?\b|\bwhat you pay\b|\bprice on (the|this) page\b|\bat the desk\b|\bnothing left open\b|\b(final|fixed|same) prices?\b/i,
    advice: 'price lists differ from page to page, as agreed; say what this page lists, and promise no more.',
  },
  {
    pattern: /\b\d+\+? (\w+ )?clients\b/i,
    advice: 'the agreed figure is 150+ reviews, and reviews are not clients.',
  },
];

interface Place {
  file: string;
  /** The value's path as written in code: `beauty.nails.categories[0].items[2]`. */
  path: string;
  /** Name of the field that holds the value or, for a list item, the list. */
  field: string;
  value: unknown;
}

/**
 * Lists every fault in the content, given the exports by file. Each entry is one sentence with the file and the path of the value.
 * A value shared by two files is listed once, for the file that exports it.
 */
export function contentErrors(modules: Readonly<Record<string, object>>): string[] {
  const errors: string[] = [];
  const seen = new Set<unknown>();
  const queue = Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries<unknown>({ ...exports }).map(([path, value]): Place => ({ file, path, field: path, value })),
  );
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const { file, path, value } = place;
    if (seen.has(value)) continue;
    const shown = typeof value === 'string' && value !== '' ? ` "${value.length > 60 ? `${value.slice(0, 57)}...` : value}"` : '';
    errors.push(...faultsOf(place).map((fault) => `${file}: ${path}${shown} ${fault}`));
    if (!isGroup(value)) continue;
    seen.add(value);
    queue.push(...childrenOf(place, value));
  }
  return errors;
}

function faultsOf({ field, value }: Place): string[] {
  const faults = RESERVED.has(field) ? [`is called ${field}, which React keeps for itself; call it something else.`] : [];
  // The compiler checks the type of prices (src/content/shapes.ts).
  if (PRICE_FIELDS.has(field) && typeof value === 'number' && value <= 0) faults.push('is not a price; write a number above 0.');
  if (!PRICE_FIELDS.has(field) && typeof value === 'string') faults.push(...textErrors(field, value));
  if (Array.isArray(value)) faults.push(...sameIds(value));
  return faults;
}

/**
 * Lists the amounts typed in a content file ("AED 1,800"), one sentence for each. A text repeats its page's prices with `aed` (pricesOf in
 * src/content/shapes.ts). Only an entry that links to another page names that page's price itself (tests/pages/prices.html.test.ts).
 */
export function typedAmounts(file: string, source: string): string[] {
  const code = source.replaceAll(/^\s*(\/?\*|\/\/).*/gm, '').replaceAll(/\$\{[^}]*\}/g, '');
  return [...code.matchAll(/AED\s\d[\d,]*/g)].flatMap(({ 0: amount, index }) => {
    const entry = code.slice(code.lastIndexOf('{', index), code.indexOf('}', index));
    if (/\b(path|href): '\//.test(entry)) return [];
    const line = code.slice(0, index).split('\n').length;
    return [`${file}, line ${line}: "${amount}" is typed; write \${aed('...')} with the id of the item that costs this.`];
  });
}

/** Faults of one text. `field`: the name of the field that holds it. */
function textErrors(field: string, text: string): string[] {
  const errors: string[] = [];
  if (text.trim() === '') return MAY_BE_EMPTY.has(field) ? [] : ['is empty; write the words, or take the whole entry out.'];
  if (text.includes('!') && !FIXED_EXCLAMATIONS.has(text)) errors.push('has an exclamation mark; this site does not raise its voice.');
  if (/—|\s--\s/.test(text)) errors.push('has a long dash; use a comma, a colon or two sentences.');
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  if (placeholder !== undefined) errors.push(`still says "${placeholder}"; write the real words.`);
  const asterisks = text.split('*').length - 1;
  if (asterisks === 1) errors.push('has one asterisk without its partner; set the phrase for italics between two: *like this*.');
  if (asterisks > 2) errors.push('has more than two asterisks; only one phrase of a text can be in italics.');
  errors.push(...promiseErrors(field, text), ...linkErrors(field, text));
  return errors;
}

function promiseErrors(field: string, text: string): string[] {
  if (field === 'id' || field === 'value' || LINK_FIELDS.has(field)) return [];
  const claims = AGREED_CLAIMS.has(text) ? [] : RESTRICTED.filter((kind) => CLAIMS[kind].test(text));
  const claimErrors = claims.map(
    (kind) => `makes a claim (${kind}); leave it out, or have the customer agree and list it in scripts/owner/claims.ts.`,
  );
  const promises = PROMISES.flatMap(({ pattern, advice }) => {
    const promise = pattern.exec(text)?.[0];
    return promise === undefined ? [] : [`promises "${promise}"; ${advice}`];
  });
  return promises.length > 0 ? promises : claimErrors;
}

function linkErrors(field: string, text: string): string[] {
  if (FILE_FIELDS.has(field)) return [];
  if (/^\/(?!\/)/.test(text)) {
    const path = text.split(/[?#]/)[0] ?? text;
    return matchPath(path) ? [] : [`leads to ${path}, and there is no such page; src/site/pages.ts lists all of them.`];
  }
  if (!LINK_FIELDS.has(field)) return [];
  if (/^https:\/\/\S+$|^tel:\+\d+$|^mailto:\S+@\S+$|^#[\w-]+$/.test(text)) return [];
  return ['is no address; begin with / for a page of this site, else with https://, tel:+ or mailto:.'];
}

function sameIds(list: readonly unknown[]): string[] {
  const ids = list.map((entry) => (isGroup(entry) && 'id' in entry ? entry.id : undefined)).filter((id) => id !== undefined);
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return twice.map((id) => `has the id "${String(id)}" more than once; give every entry of a list an id of its own.`);
}

function childrenOf({ file, path, field }: Place, group: object): Place[] {
  if (Array.isArray(group)) return group.map((value, index) => ({ file, path: `${path}[${index}]`, field, value }));
  return Object.entries(group).map(([key, value]) => ({ file, path: `${path}.${key}`, field: key, value }));
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
