import { ARRIVAL_KEY } from '@/boot/handover';
import { readStorage } from '@/lib/browserStorage';

import { attributionOf } from '../../supabase/functions/_shared/attribution';
import type { SheetQuery } from './fields';

/** Returns where this visit came from, as query parameters of the script endpoint. */
export function attributionQuery(): SheetQuery {
  return attributionOf(readStorage('sessionStorage', ARRIVAL_KEY));
}
