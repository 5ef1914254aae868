import type { DeskLead } from '@/leads/desk/states';
import { showTime } from '@/leads/dubaiTime';

/** 'Also asked on 3 Feb 2026, 12:00' */
export function alsoAsked({ time }: DeskLead): string {
  return `Also asked on ${showTime(time)}`;
}
