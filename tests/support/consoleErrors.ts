import { afterEach, beforeEach, expect } from 'vitest';

let expected: readonly string[] = [];

/** Declares errors that a test causes on purpose, each by a part of the error's text. Call this in the test or in a `beforeEach`. */
export function expectErrors(...parts: string[]): void {
  expected = [...expected, ...parts];
}

/** For a set-up file. Fails tests on any undeclared console.error, such as React's warnings, our own logs and database refusals. */
export function failOnConsoleErrors(): void {
  const print = console.error;
  let unexpected: unknown[][];

  beforeEach(() => {
    expected = [];
    unexpected = [];
    // Do not use a spy, because `vi.restoreAllMocks` in a test would remove it.
    console.error = (...logged: unknown[]) => {
      if (expected.some((part) => textOf(logged).includes(part))) return;
      unexpected.push(logged);
      print(...logged);
    };
  });

  afterEach(() => {
    console.error = print;
    expect(unexpected, 'console.error was called').toEqual([]);
  });
}

/** The text of one console.error call. An error, even from another realm, contributes its message. */
function textOf(logged: unknown[]): string {
  return logged.map((word) => (typeof word === 'object' && word !== null && 'message' in word ? word.message : word)).join(' ');
}
