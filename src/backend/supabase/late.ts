import { later } from '@/boot/later';

export const latePostgrest = later(async () => (await import('@supabase/postgrest-js')).PostgrestClient);
