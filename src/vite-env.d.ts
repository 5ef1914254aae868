interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_SUPABASE_HEADER?: string;
  readonly VITE_LEAD_SCRIPT_URL?: string;
  readonly VITE_LEAD_ORIGIN?: string;
  readonly VITE_ANALYTICS_ORIGIN?: string;
}

/** How many slots still hold an illustration instead of a photograph. */
declare module 'pictures:illustrated' {
  const illustrated: 'all' | 'some' | 'none';
  export default illustrated;
}
