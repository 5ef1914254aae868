import { readStorage, writeStorage } from '@/lib/browserStorage';
import { createStore } from '@/lib/store';

import type { WhatsAppWay } from '../model/phone';

/** Settings of this device, shared by everyone who signs in on it. */
interface DeviceSettings {
  shortcuts: boolean;
  whatsapp: WhatsAppWay;
}

const SHORTCUTS_KEY = 'desk.keys';
const WHATSAPP_KEY = 'desk.whatsapp';
const WAYS: readonly WhatsAppWay[] = ['ask', 'web', 'app'];

export const deviceSettings = createStore<DeviceSettings>({
  shortcuts: readStorage('localStorage', SHORTCUTS_KEY) !== 'off',
  whatsapp: WAYS.find((way) => way === readStorage('localStorage', WHATSAPP_KEY)) ?? 'ask',
});

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  const { shortcuts, whatsapp } = { ...deviceSettings.get(), ...change };
  deviceSettings.set({ shortcuts, whatsapp });
  writeStorage('localStorage', SHORTCUTS_KEY, shortcuts ? 'on' : 'off');
  writeStorage('localStorage', WHATSAPP_KEY, whatsapp);
}
