import { expect, test } from 'vitest';

import type { Origin } from '@/desk/model/campaigns';
import { originText } from '@/desk/model/campaignTable';

test.each<[Origin | null, string]>([
  [{ channel: 'Google', campaign: 'spring-lips', landing: '/lip-blush-dubai', toldBy: 'visit' }, 'Google · spring-lips · /lip-blush-dubai'],
  [{ channel: 'Direct', campaign: null, landing: '/about', toldBy: 'visit' }, 'Direct · /about'],
  [{ channel: 'Google', campaign: 'spring-lips', landing: null, toldBy: 'staff' }, 'Google · spring-lips · told by the client'],
  [{ channel: 'WhatsApp', campaign: null, landing: null, toldBy: 'staff' }, 'WhatsApp'],
  [null, 'Not known'],
])('details say where the lead came from: %j', (origin, text) => expect(originText(origin, 'WhatsApp')).toBe(text));
