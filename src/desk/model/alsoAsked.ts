import { showTime } from './dubaiTime';
import type { DeskLead } from './states';

/** 'Also asked on 3 Feb 2026, 12:00' */
export function alsoAsked({ time }: DeskLead): string {
  return `Also asked on ${showTime(time)}`;
}
