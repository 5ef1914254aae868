interface TextFile {
  file: string;
  text: string;
}

/** Lines of robots.txt and sitemap.xml whose host is not the site's own, or is the example; one sentence per file. */
export function foreignHosts(files: readonly TextFile[], siteUrl: string): string[] {
  const own = new URL(siteUrl).host;
  return files.flatMap(({ file, text }) => {
    const hosts = [...text.matchAll(/(?:<loc>|Sitemap:)\s*(https?:\/\/[^\s<]+)/gi)].map(([, address]) => new URL(address ?? '').host);
    const wrong = hosts.filter((host) => host !== own || host.endsWith('.example'));
    if (hosts.length === 0) return [`${file} names no address of the site.`];
    return wrong.length === 0 ? [] : [`${file} names ${wrong[0]} in ${inLines(wrong.length)}.`];
  });
}

/** Files in which the sample name of the studio is still typed out; one sentence per file. */
export function sampleNames(files: readonly TextFile[], name: string): string[] {
  return files.flatMap(({ file, text }) => {
    const count = text.split('\n').filter((line) => line.includes(name)).length;
    return count === 0 ? [] : [`${file} says "${name}" in ${inLines(count)}.`];
  });
}

const inLines = (count: number) => (count === 1 ? 'one line' : `${count} lines`);
