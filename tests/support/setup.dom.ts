import { ReadableStream } from 'node:stream/web';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { markInteraction } from '@/boot/interaction';
import { LateMobileMenu } from '@/layout/lateFrame';
import { LateLeadForm } from '@/leads/late';
import { LateFilms } from '@/pages/microbladingNew/late';
import { LateFilmBand, LateMapBand, LateMapFrame } from '@/sections/late';
import { LateAccordion, lateRadixSelect } from '@/ui/late';

import { failOnConsoleErrors } from './consoleErrors';
import { installScreen } from './screenDouble';

// react-dom/server needs ReadableStream; jsdom lacks it and hides Node's.
Object.assign(globalThis, { ReadableStream });

// jsdom loads no stylesheets.
vi.mock('@/boot/wholeStylesheet', () => ({ wholeStylesheet: { get: async () => undefined } }));

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// Limits channels to one test file, because Node's channels would also reach test files in other threads.
// Do not use a stub, because `vi.unstubAllGlobals` in a test would remove it.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};

// A busy machine may stall. Normally results arrive immediately.
configure({ asyncUtilTimeout: 10_000 });

// Simulates the visitor's first interaction, after which the late parts start to load.
markInteraction();

failOnConsoleErrors();

// Parts that are prerendered and load late on a real page render immediately in tests.
beforeAll(() =>
  Promise.all([
    lateRadixSelect.get(),
    ...[LateMobileMenu, LateLeadForm, LateFilms, LateMapBand, LateMapFrame, LateFilmBand, LateAccordion].map((part) => part.ready()),
  ]),
);

beforeEach(installScreen);

// No test needs to undo its mocks and stubs, or to clear its page and session. Runs before the console check above, because unmounting may
// log errors too.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});
