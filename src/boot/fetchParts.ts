import { PART_LIMIT_MS } from './boot';

/**
 * Replaces Vite's preload helper (scripts/build/fetchPartsPlugin.ts), which handles every import() of the build. Fetches all files of a part
 * before the browser imports the first file. `list`: paths from the site's root, without the leading slash.
 */
export async function __vitePreload<T>(load: () => Promise<T>, list: readonly string[] = []): Promise<T> {
  const files = list.map((file) => `/${file}`);
  await window.boot?.fetchParts(files, PART_LIMIT_MS);
  await Promise.all(files.filter((file) => file.endsWith('.css')).map(applyStyles));
  return await load();
}

async function applyStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    document.head.append(link);
  });
}
