const LOOKS_SAMPLE = /\.example\b|0000000|\/message\/ATELIER/;

/** The values of a list of facts or links that are listed as sample, or still look like one although they are listed no more. */
export function sampleValues(values: Readonly<Record<string, unknown>>, listed: readonly string[]): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (listed.includes(name)) return [`${name} is still the sample "${String(value)}".`];
    if (typeof value === 'string' && LOOKS_SAMPLE.test(value))
      return [`${name} is "${value}": not listed as sample any more, but it looks like one.`];
    return [];
  });
}
