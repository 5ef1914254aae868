/** The page's scripts in the order in which they run. The main script (`entry`) comes last (scripts/build/prerender.ts). */
export const scripts = (document.currentScript as HTMLScriptElement & { dataset: { scripts: string } }).dataset.scripts.split(' ');
export const entry = scripts.at(-1) as string;
