import { NoValue } from '../lead/NoValue';
import { type Lead, leadTitle, nameButtonId } from '../model/lead';

interface NameButtonProps {
  lead: Lead;
  /** Whether its details are open. */
  selected: boolean;
  onOpen: (leadId: string) => void;
}

/** A lead's name in the list: it opens the details. */
export function NameButton({ lead, selected, onOpen }: NameButtonProps) {
  const unnamed = lead.name.trim() === '';
  return (
    <button
      type="button"
      id={nameButtonId(lead.id)}
      data-lead={lead.id}
      aria-expanded={selected}
      onClick={() => onOpen(lead.id)}
      dir="auto"
      title={leadTitle(lead)}
      aria-label={unnamed ? leadTitle(lead) : undefined}
      className="block w-full truncate max-md:-my-2.5 max-md:py-2.5 text-left font-semibold hover:underline focus-visible:-outline-offset-3"
    >
      {unnamed ? <NoValue /> : leadTitle(lead)}
    </button>
  );
}
