// Texts for the owner and her lawyer: claims that Dubai's rules for advertising health services touch, and items with several agreed prices.
import { lineOf } from './launchChecks.ts';

/** Kinds of claims. Plain facts about a date, a name or a permit match too; the lawyer decides. */
export const CLAIMS = {
  Superlatives:
    /\b(the best|finest|leading|number one|no\. ?1|perfect|ultimate|unrivalled|unmatched|world[- ]class|award\w*|top[- ]rated)\b/i,
  'Comparison with other clinics': /\b(other|unlike|than any) (clinic|studio)s?\b|\bbetter than\b|\bthe only (clinic|studio|salon)\b/i,
  Percentages: /^(?!\d+% \d+%$).*\d ?(%|per ?cent)/i,
  'Medical effects':
    /\b(acne|scars?|scarring|rosacea|eczema|collagen|inflammation|bacteria|anti-?age?ing|detox\w*|regenerat\w+|rejuvenat\w+|therapeutic|painless|pain-free)\b/i,
  'Before and after': /\bbefore(,| and| &) after\b/i,
  'Licences and certificates': /\b(licen[sc]ed?|DHA|Dubai Health Authority|certified|accredited)\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Kinds that no text may contain unless the customer has agreed to it word for word. */
export const RESTRICTED = ['Superlatives', 'Comparison with other clinics', 'Percentages', 'Medical effects'] as const;

/** Agreed texts with a restricted claim. */
export const AGREED_CLAIMS: ReadonlySet<string> = new Set([
  'Perfect for',
  'Perfect for early starts and long days',
  'Other clinics',
  'other clinics',
  'Slide to see other clinics',
  'Detox Facial',
  'Acne',
  'Acne Therapy',
  'Acne Back',
  'Acne & Pigmentation Therapy',
  'Anti-Aging',
]);

/** Items that have different prices on different pages by agreement. All other items must have one price or different names. */
export const AGREED_TO_DIFFER: readonly string[] = [
  'dark lip neutralization',
  'glass skin',
  'hybrid brows',
  'lip blush',
  'nano hairstrokes',
  'touch up',
  'velvet lips',
];

const TEXT = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const COMMENT_OR_IMPORT = /^\s*(\/\/|\/?\*|import )/;

/** Lists the texts of a source file that match a pattern of `CLAIMS`, one sentence for each. */
export function claimsIn(pattern: RegExp, file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    if (COMMENT_OR_IMPORT.test(line)) return [];
    const texts = [...line.matchAll(TEXT)].map(([, single, double, template]) => single ?? double ?? template ?? '');
    return texts.filter((text) => /[A-Z ]/.test(text) && pattern.test(text)).map((text) => `${file}, line ${index + 1}: ${text}`);
  });
}

/** Lists the prices of the items in `AGREED_TO_DIFFER`, one sentence for each item in a source file. */
export function differingPrices(file: string, source: string): string[] {
  return [...source.matchAll(/\{[^{}]*\bname: '([^']+)'[^{}]*\}/g)].flatMap(({ 0: text, 1: name = '', index }) => {
    const prices = [...text.matchAll(/\bprice(?:GM|M)?: (?:'([^']+)'|(\d+))/g)].map(([, quoted, plain]) => quoted ?? plain);
    const line = lineOf(source, index + text.indexOf('name:'));
    const item = comparableName(name);
    return AGREED_TO_DIFFER.includes(item) && prices.length > 0 ? [`${item}: AED ${prices.join(' / ')} in ${file}, line ${line}`] : [];
  });
}

/** Removes what does not distinguish items: letter case, punctuation, text in brackets and the spelling of "and". */
export function comparableName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replaceAll(/[+&]/g, ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
