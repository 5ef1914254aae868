import { ArchSpinner } from '@/ui/ArchSpinner';

/** While the session loads; it stands in the dashboard's HTML already, before there is a script. */
export function Authenticating() {
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-6 text-body/6 font-medium text-ink-soft">
      <ArchSpinner />
      Authenticating...
    </output>
  );
}
