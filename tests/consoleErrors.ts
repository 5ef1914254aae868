import { afterEach, beforeEach, expect } from 'vitest';

let expected: readonly string[] = [];

/** Names errors that tests cause on purpose, each by a part of its words; to be called in the test, or in a `beforeEach`. */
export function expectErrors(...parts: string[]): void {
  expected = [...expected, ...parts];
}

/** For a set-up file. A console.error is a fault: React's warnings, our own logs and the database's refusals must be expected by name. */
export function failOnConsoleErrors(): void {
  const print = console.error;
  let unexpected: unknown[][];

  beforeEach(() => {
    expected = [];
    unexpected = [];
    // Not a spy: `vi.restoreAllMocks` in a test must not take it away.
    console.error = (...words: unknown[]) => {
      if (expected.some((part) => wordsOf(words).includes(part))) return;
      unexpected.push(words);
      print(...words);
    };
  });

  afterEach(() => {
    console.error = print;
    expect(unexpected, 'console.error was called').toEqual([]);
  });
}

/** What was said; of an error, also one of another realm, its message. */
function wordsOf(words: unknown[]): string {
  return words.map((word) => (typeof word === 'object' && word !== null && 'message' in word ? word.message : word)).join(' ');
}
