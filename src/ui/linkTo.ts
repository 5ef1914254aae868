/** The address of a link; another site opens in a new tab, without being handed the opener. */
export function linkTo(href: string): { href: string; target?: '_blank'; rel?: string } {
  return href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
