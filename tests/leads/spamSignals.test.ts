import { expect, test } from 'vitest';

import { suspicion } from '@/leads/suspicion';

test('a person: no mark', () => expect(suspicion('', 9_000)).toEqual({}));
test('a filled honeypot', () => expect(suspicion('Company Ltd', 9_000)).toEqual({ suspect: 'honeypot' }));
test('faster than a person', () => expect(suspicion('', 1_499)).toEqual({ suspect: 'fast' }));
test('both', () => expect(suspicion('x', 0)).toEqual({ suspect: 'honeypot,fast' }));
