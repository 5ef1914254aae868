// The checks of `npm run launch-check`. Each function returns one sentence per open item.
type Env = Readonly<Record<string, string | undefined>>;

const LOOKS_SAMPLE = /\.example\b|0000000|\/message\/ATELIER/;
const NOT_PUBLIC = /\/\/(localhost|127\.|0\.0\.0\.0|\[::1\]|10\.|192\.168\.)|\.(local|test|invalid|localhost)\b/i;
const EXAMPLE = /example|abcdefgh|your-|\.\.\.|<|changeme|xxxx/i;
const SETTINGS: Readonly<Record<string, string>> = {
  VITE_LEAD_SCRIPT_URL: 'leads do not reach the sheet',
  VITE_SUPABASE_URL: 'staff see no leads, and the skin-pen forms fail',
  VITE_SUPABASE_ANON_KEY: 'staff see no leads, and the skin-pen forms fail',
};

/** Values that are listed as samples, and values that still look like samples although they are no longer listed. */
export function sampleValues(values: Readonly<Record<string, unknown>>, listed: readonly string[]): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (listed.includes(name)) return [`${name} is still the sample ${JSON.stringify(value)}.`];
    if (typeof value === 'string' && LOOKS_SAMPLE.test(value))
      return [`${name} is "${value}": listed as real, but it looks like a sample.`];
    return [];
  });
}

/** "Sample: ..." comments, which mark invented content until the owner has replaced or confirmed it. */
export function sampleComments(file: string, text: string): string[] {
  return [...text.matchAll(/\bSample: ((?:(?!\*\/)[\s\S])*)/g)].map(
    ({ 1: sample = '', index }) => `${file}, line ${lineOf(text, index)}: ${sample.replaceAll(/\n\s*\*/g, '').trim()}`,
  );
}

/** The questions that the owner has not answered. */
export function openQuestions(facts: readonly { question: string; text: string }[]): string[] {
  return facts.filter(({ text }) => text.trim() === '').map(({ question }) => question);
}

/** One item, worded as `problem`, for each matching line. */
export function linesWith(pattern: RegExp, file: string, text: string, problem: string): string[] {
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}, line ${index + 1}: ${problem}`] : []));
}

/** Build settings that are missing or cannot be meant for the public site. */
export function settingProblems(env: Env): string[] {
  return Object.entries(SETTINGS).flatMap(([name, without]) => {
    const value = env[name]?.trim() ?? '';
    const problem =
      value === '' ? `is not set: ${without}` : name === 'VITE_SUPABASE_ANON_KEY' ? keyProblem(value) : addressProblem(name, value);
    return problem === undefined ? [] : [`${name} ${problem}.`];
  });
}

function addressProblem(name: string, value: string): string | undefined {
  if (NOT_PUBLIC.test(value)) return `is ${value}: an address of this computer, which visitors cannot reach`;
  if (EXAMPLE.test(value)) return `is ${value}: an example, not an address`;
  if (!value.startsWith('https://') || !URL.canParse(value)) return `is ${value}: no address that begins with https://`;
  if (new URL(value).host === 'supabase.com') return `is ${value}: a page about the project, not its address https://<ref>.supabase.co`;
  if (name === 'VITE_LEAD_SCRIPT_URL' && !new URL(value).pathname.endsWith('/exec'))
    return `is ${value}: the address of a deployed script ends in /exec`;
  return undefined;
}

function keyProblem(key: string): string | undefined {
  return EXAMPLE.test(key) || key.length < 20 ? 'is no key of a Supabase project' : undefined;
}

/** The number of the line that contains the character at `index`. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
