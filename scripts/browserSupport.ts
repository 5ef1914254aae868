import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode';

import { OLDEST_BROWSERS } from '../browsers.ts';

/** The oldest browsers, by the names that MDN's data has for them. */
const OLDEST = [
  { id: 'chrome', name: 'Chrome', version: OLDEST_BROWSERS.chrome },
  { id: 'edge', name: 'Edge', version: OLDEST_BROWSERS.edge },
  { id: 'firefox', name: 'Firefox', version: OLDEST_BROWSERS.firefox },
  { id: 'safari', name: 'Safari', version: OLDEST_BROWSERS.safari },
  { id: 'safari_ios', name: 'iOS', version: OLDEST_BROWSERS.ios },
] as const;

/** The oldest browsers that lack something; empty where all have it or nothing is known. */
export type Lacking = readonly string[];

/** 9.1 comes before 16.0. */
const byNumber = new Intl.Collator('en', { numeric: true });
const globals = new Map(Object.entries<Identifier>({ ...bcd.api.Window, ...bcd.api, ...bcd.javascript.builtins }));
const members = membersByName();

/** Of a lookbehind in a regular expression. */
export const LOOKBEHIND_LACKING: Lacking = lacking(bcd.javascript.regular_expressions?.lookbehind_assertion);

/** Of a global: `scheduler`, `URLPattern`. */
export function globalLacking(name: string): Lacking {
  return lacking(globals.get(name));
}

/** Of `AbortSignal.any`, `navigator.scheduling`: a member of a global. */
export function globalMemberLacking(object: string, name: string): Lacking {
  const owner = globals.get(object.charAt(0).toUpperCase() + object.slice(1));
  const feature = owner?.[`${name}_static`] ?? owner?.[name];
  return feature ? lacking(feature) : memberLacking(name);
}

/**
 * Of `.showPopover` on an object of unknown type: what is best supported of all that have this name. Ordinary words (`path`, `phone`) are
 * names of our own, too, and pass.
 */
export function memberLacking(name: string): Lacking {
  return /[A-Z]/.test(name) ? (members.get(name) ?? []) : [];
}

/** Of a pseudo-class such as `popover-open`. */
export function pseudoClassLacking(name: string): Lacking {
  return lacking(bcd.css.selectors?.[name]);
}

/** Whatever one of the oldest browsers lacks, as `URLPattern`, `AbortSignal.any`, `Element.prototype.checkVisibility`. */
export function lackedApis(): string[] {
  return [...globals].flatMap(([owner, features]) => {
    if (globalLacking(owner).length > 0) return [owner];
    const lacked = Object.keys(features).filter((key) => lacking(features[key]).length > 0);
    return lacked.flatMap((key) => {
      const [name, ofClass] = [key.replace(/_static$/, ''), key.endsWith('_static')];
      // Of the language itself MDN does not say which is which.
      const places = owner in (bcd.javascript.builtins ?? {}) ? [owner, `${owner}.prototype`] : [ofClass ? owner : `${owner}.prototype`];
      return places.map((place) => `${place}.${name}`);
    });
  });
}

/** The pseudo-classes at which one of the oldest browsers throws. */
export function lackedPseudoClasses(): string[] {
  return Object.keys(bcd.css.selectors ?? {}).filter((name) => pseudoClassLacking(name).length > 0);
}

function membersByName(): Map<string, Lacking> {
  const found = new Map<string, Lacking>();
  for (const owner of globals.values()) {
    for (const [key, feature] of Object.entries<Identifier>(owner)) {
      const name = key.replace(/_static$/, '');
      const [before, now] = [found.get(name), lacking(feature)];
      if (before === undefined || now.length < before.length) found.set(name, now);
    }
  }
  return found;
}

function lacking(feature: Identifier | undefined): Lacking {
  const support = feature?.__compat?.support;
  if (!support) return [];
  const has = ({ id, version }: (typeof OLDEST)[number]) => [support[id] ?? []].flat().some((statement) => holds(statement, version));
  return OLDEST.filter((browser) => !has(browser)).map(({ name, version }) => `${name} ${version}`);
}

function holds(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (typeof added !== 'string' || added === 'preview' || statement.flags || statement.prefix || statement.alternative_name) return false;
  return isUpTo(added.replace('≤', ''), version) && !(removed !== undefined && isUpTo(removed, version));
}

function isUpTo(one: string, other: string): boolean {
  return byNumber.compare(one, other) <= 0;
}
