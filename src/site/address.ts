import { facts } from './facts';

/** Returns the full URL of a path on the site. */
export function absolute(path: string): string {
  return new URL(path, facts.siteUrl).href;
}

/** Serialises to JSON that cannot close the script element around it. */
export function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
