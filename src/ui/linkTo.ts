/** Props of a link. Other sites open in a new tab, without access to `window.opener`. */
export function linkTo(href: string): { href: string; target?: '_blank'; rel?: string } {
  return href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
