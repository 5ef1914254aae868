/** Follows a link that is not on the page. Links to the web open a new tab; links to an app do not, because the tab would stay empty. */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (href.startsWith('https:')) link.target = '_blank';
  link.rel = 'noopener';
  // Put the link into the document, so that unsavedWork.ts notices the click.
  document.body.append(link);
  link.click();
  link.remove();
}
