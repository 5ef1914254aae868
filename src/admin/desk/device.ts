import { useSyncExternalStore } from 'react';

import type { WhatsAppWay } from '@/leads/desk/phone';

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
  device ??= { keys: stored(KEYS) !== 'off', whatsapp: WAYS.find((way) => way === stored(WHATSAPP)) ?? 'ask' };
  return device;
}

function setDevice(change: Partial<Device>): void {
  device = { ...current(), ...change };
  try {
    localStorage.setItem(KEYS, device.keys ? 'on' : 'off');
    localStorage.setItem(WHATSAPP, device.whatsapp);
  } catch {
    // Storage is blocked: it is set for as long as the page lives.
  }
  for (const listener of listeners) listener();
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
