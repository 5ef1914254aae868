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

// react-dom/server asks for it; jsdom has none, and a context of its own none of Node's.
vi.stubGlobal('ReadableStream', ReadableStream);

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// The tabs of one browser are those of one file: Node's channels reach the files that run beside this one in other threads.
// Not a stub: `vi.unstubAllGlobals` in a test must not take it away.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${browser} ${name}`);
  }
};

// A machine may stand still for a second. What is waited for comes at once otherwise.
configure({ asyncUtilTimeout: 10_000 });

// As after the visitor's first touch: parts that come late are on their way.
markInteraction();

failOnConsoleErrors();

// What stands in a page's HTML and comes late on a real one renders at once.
beforeAll(() =>
  Promise.all([
    lateRadixSelect.get(),
    ...[LateMobileMenu, LateLeadForm, LateFilms, LateMapBand, LateMapFrame, LateFilmBand, LateAccordion].map((part) => part.ready()),
  ]),
);

beforeEach(installScreen);

// Runs before the check above: unmounting may complain too.
afterEach(cleanup);
