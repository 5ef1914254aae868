import { lazyModule } from '@/boot/lazyModule';

export const latePostgrest = lazyModule(async () => (await import('@supabase/postgrest-js')).PostgrestClient);
