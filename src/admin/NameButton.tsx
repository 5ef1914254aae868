import type { Lead } from '@/leads/fields';

import { leadName, nameButtonId } from './leadText';
import { NoValue } from './NoValue';

/** A lead's name in the list. */
export function NameButton({ lead }: { lead: Lead }) {
  const unnamed = lead.full_name.trim() === '';
  return (
    <button
      type="button"
      id={nameButtonId(lead.id)}
      dir="auto"
      title={leadName(lead)}
      aria-label={unnamed ? leadName(lead) : undefined}
      className="block w-full truncate text-left font-semibold hover:underline focus-visible:-outline-offset-3"
    >
      {unnamed ? <NoValue /> : lead.full_name}
    </button>
  );
}
