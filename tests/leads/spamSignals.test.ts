import { expect, test } from 'vitest';

import { spamSignals } from '@/leads/spamSignals';

test('a person: no mark', () => expect(spamSignals('', 9_000)).toEqual({}));
test('a filled honeypot', () => expect(spamSignals('Company Ltd', 9_000)).toEqual({ suspect: 'honeypot' }));
test('faster than a person', () => expect(spamSignals('', 1_499)).toEqual({ suspect: 'fast' }));
test('both', () => expect(spamSignals('x', 0)).toEqual({ suspect: 'honeypot,fast' }));
