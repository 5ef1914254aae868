import bcd, { type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data/forLegacyNode';

import { OLDEST_BROWSERS } from '../../browsers.ts';

/** `id` is the browser's key in MDN's data, `name` is used in messages. */
const OLDEST = [
  { id: 'chrome', name: 'Chrome', version: OLDEST_BROWSERS.chrome },
  { id: 'edge', name: 'Edge', version: OLDEST_BROWSERS.edge },
  { id: 'firefox', name: 'Firefox', version: OLDEST_BROWSERS.firefox },
  { id: 'safari', name: 'Safari', version: OLDEST_BROWSERS.safari },
  { id: 'safari_ios', name: 'iOS', version: OLDEST_BROWSERS.ios },
] as const;

/** Those of the oldest browsers that lack a feature, such as `Chrome 109`; empty if all support it or MDN has no data. */
export type Lacking = readonly string[];

/** Sorts version 9.1 before 16.0. */
const numericOrder = new Intl.Collator('en', { numeric: true });
const globals = new Map(Object.entries<Identifier>({ ...bcd.api.Window, ...bcd.api, ...bcd.javascript.builtins }));
const members = membersByName();

/** Browsers without lookbehind in regular expressions. */
export const LOOKBEHIND_LACKING: Lacking = lacking(bcd.javascript.regular_expressions?.lookbehind_assertion);

/** Browsers without a global such as `scheduler` or `URLPattern`. */
export function globalLacking(name: string): Lacking {
  return lacking(globals.get(name));
}

/** Browsers without a member of a global, such as `AbortSignal.any` or `navigator.scheduling`. */
export function globalMemberLacking(object: string, name: string): Lacking {
  const owner = globals.get(object.charAt(0).toUpperCase() + object.slice(1));
  const feature = owner?.[`${name}_static`] ?? owner?.[name];
  return feature ? lacking(feature) : memberLacking(name);
}

/**
 * Browsers without a member such as `.showPopover` on an object of unknown type. When several APIs have a member of that name, the most
 * widely supported API counts. All-lower-case names (`path`, `phone`) are never reported, because our own objects use such names too.
 */
export function memberLacking(name: string): Lacking {
  return /[A-Z]/.test(name) ? (members.get(name) ?? []) : [];
}

/** Browsers without a pseudo-class such as `popover-open`. */
export function pseudoClassLacking(name: string): Lacking {
  return lacking(bcd.css.selectors?.[name]);
}

/** APIs that at least one of the oldest browsers lacks, such as `URLPattern`, `AbortSignal.any`, `Element.prototype.checkVisibility`. */
export function lackedApis(): string[] {
  return [...globals].flatMap(([owner, features]) => {
    if (globalLacking(owner).length > 0) return [owner];
    const lacked = Object.keys(features).filter((key) => lacking(features[key]).length > 0);
    return lacked.flatMap((key) => {
      const [name, isStatic] = [key.replace(/_static$/, ''), key.endsWith('_static')];
      // MDN does not mark which members of the language's built-ins are static.
      const places = owner in (bcd.javascript.builtins ?? {}) ? [owner, `${owner}.prototype`] : [isStatic ? owner : `${owner}.prototype`];
      return places.map((place) => `${place}.${name}`);
    });
  });
}

/** Pseudo-classes that at least one of the oldest browsers lacks. Such a browser throws on a selector that contains one of them. */
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
  const has = ({ id, version }: (typeof OLDEST)[number]) => [support[id] ?? []].flat().some((statement) => isSupported(statement, version));
  return OLDEST.filter((browser) => !has(browser)).map(({ name, version }) => `${name} ${version}`);
}

function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (typeof added !== 'string' || added === 'preview' || statement.flags || statement.prefix || statement.alternative_name) return false;
  return isUpTo(added.replace('≤', ''), version) && !(removed !== undefined && isUpTo(removed, version));
}

function isUpTo(one: string, other: string): boolean {
  return numericOrder.compare(one, other) <= 0;
}
