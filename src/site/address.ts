import { facts } from './facts';

/** An address of the site with its host. */
export function absolute(path: string): string {
  return new URL(path, facts.siteUrl).href;
}

/** JSON that cannot close the script element it stands in. */
export function json(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
