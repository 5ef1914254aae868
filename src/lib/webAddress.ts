/** Parses a web address; returns undefined if the value is not one. URL.canParse() and URL.parse() are newer than some phones (iOS 16). */
export function webAddress(text: unknown, base?: string): URL | undefined {
  try {
    return typeof text === 'string' ? new URL(text, base) : undefined;
  } catch {
    return undefined;
  }
}
