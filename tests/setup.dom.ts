import { ReadableStream } from 'node:stream/web';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { markInteraction } from '@/boot/interaction';
import { LateMobileMenu } from '@/layout/late';
import { LateLeadForm } from '@/leads/late';
import { LateFilms } from '@/pages/microbladingNew/late';
import { LateMapBand, LateMapFrame, LateFilmBand } from '@/sections/late';
import { LateAccordion } from '@/ui/late';
import { lateRadixSelect } from '@/ui/lateRadixSelect';

import { failOnConsoleErrors } from './consoleErrors';
import { installScreen } from './screenDouble';

// react-dom/server needs it; jsdom has none and hides Node's.
vi.stubGlobal('ReadableStream', ReadableStream);

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// Makes each test file one browser: Node's channels would also reach files that run in other threads.
// Not a stub, which `vi.unstubAllGlobals` in a test would remove.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};

// Generous, because a busy machine may stall; otherwise results arrive at once.
configure({ asyncUtilTimeout: 10_000 });

// As after the visitor's first interaction, which starts loading the late parts.
markInteraction();

failOnConsoleErrors();

// Parts that are prerendered and load late on a real page render at once in tests.
beforeAll(() =>
  Promise.all([
    lateRadixSelect.get(),
    ...[LateMobileMenu, LateLeadForm, LateFilms, LateMapBand, LateMapFrame, LateFilmBand, LateAccordion].map((part) => part.ready()),
  ]),
);

beforeEach(installScreen);

// Runs before the console check above, because unmounting may log errors too.
afterEach(cleanup);
