/** A browser may ask where to put a file before it reads it, and Safari reads it late. */
const KEPT_MS = 40_000;

/** Hands a file to the browser's downloads. An <a download> navigates nowhere, so the CSP has nothing to allow for it. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
