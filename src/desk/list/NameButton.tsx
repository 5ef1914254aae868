import type { Lead } from '@/leads/fields';

import { NoValue } from '../lead/NoValue';
import { leadName, nameButtonId } from '../model/leadText';

interface NameButtonProps {
  lead: Lead;
  /** Whether its details are open. */
  selected: boolean;
  onOpen: (leadId: string) => void;
}

/** A lead's name in the list: it opens the details. */
export function NameButton({ lead, selected, onOpen }: NameButtonProps) {
  const unnamed = lead.full_name.trim() === '';
  return (
    <button
      type="button"
      id={nameButtonId(lead.id)}
      data-lead={lead.id}
      aria-expanded={selected}
      onClick={() => onOpen(lead.id)}
      dir="auto"
      title={leadName(lead)}
      aria-label={unnamed ? leadName(lead) : undefined}
      className="block w-full truncate max-md:-my-2.5 max-md:py-2.5 text-left font-semibold hover:underline focus-visible:-outline-offset-3"
    >
      {unnamed ? <NoValue /> : leadName(lead)}
    </button>
  );
}
