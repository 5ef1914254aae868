import { ReadableStream } from 'node:stream/web';

import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { noteTouch } from '@/lib/firstTouch';

import { installScreen } from './screenDouble';

// react-dom/server asks for it; jsdom has none, and a context of its own none of Node's.
vi.stubGlobal('ReadableStream', ReadableStream);

// The tabs of one browser are those of one file: Node's channels reach the files that run beside this one in other threads.
const browser = crypto.randomUUID();
vi.stubGlobal(
  'BroadcastChannel',
  class extends BroadcastChannel {
    constructor(name: string) {
      super(`${browser} ${name}`);
    }
  },
);

// As after the visitor's first touch: parts that come late are on their way.
noteTouch();

// A console.error is a fault: React's warnings and our own logs must be expected by name.
let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  installScreen();
  consoleError = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const calls = consoleError.mock.calls.slice();
  consoleError.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
