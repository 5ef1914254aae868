import { useSyncExternalStore } from 'react';

import { readStorage, writeStorage } from '@/lib/browserStorage';

import type { WhatsAppWay } from '../model/phone';

/** What is set for this device, whoever signs in. */
export interface Device {
  /** Whether single keys do something. */
  keys: boolean;
  whatsapp: WhatsAppWay;
}

const KEYS = 'desk.keys';
const WHATSAPP = 'desk.whatsapp';
const WAYS: readonly WhatsAppWay[] = ['ask', 'web', 'app'];

let device: Device | undefined;
const listeners = new Set<() => void>();

/** The settings of this device, and what changes them. */
export function useDevice(): [Device, (change: Partial<Device>) => void] {
  return [useSyncExternalStore(subscribe, current, current), setDevice];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Device {
  device ??= {
    keys: readStorage('localStorage', KEYS) !== 'off',
    whatsapp: WAYS.find((way) => way === readStorage('localStorage', WHATSAPP)) ?? 'ask',
  };
  return device;
}

function setDevice(change: Partial<Device>): void {
  device = { ...current(), ...change };
  writeStorage('localStorage', KEYS, device.keys ? 'on' : 'off');
  writeStorage('localStorage', WHATSAPP, device.whatsapp);
  for (const listener of listeners) listener();
}
