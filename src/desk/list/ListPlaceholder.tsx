import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';

import { useDesk } from '../DeskContext';
import { describeFilter, isFiltered } from '../model/filter';
import { shortText } from '../model/lead';
import { useLeadList } from './LeadListContext';
import { LeadsTableFrame } from './LeadsTable';

/** Shown when no lead matches. Repeats the filter and offers to clear it. */
export function LeadsEmpty({ phone, onClear }: { phone: boolean; onClear: () => void }) {
  const { applied } = useLeadList();
  const { search, service, source, ...others } = describeFilter(applied);
  const filtered = isFiltered(applied);
  const place = [
    service?.text ?? 'all inquiry types',
    source?.text ?? 'all source pages',
    ...Object.values(others).flatMap((part) => part?.text ?? []),
  ].map(shortText);
  const searched = `Searched ${search ? `${shortText(search.text)} ` : ''}in ${place.join(', ')}.`;
  const text = applied.chip === 'Mine' ? `You have none yet. Press ‘I have it’ on one. ${searched}` : searched;
  return (
    <>
      {!phone && <LeadsTableFrame />}
      <ListPlaceholder
        title="No leads found matching your criteria."
        text={filtered ? text : undefined}
        action={
          filtered ? (
            <Button dense variant="line" onClick={onClear}>
              Clear filters
            </Button>
          ) : undefined
        }
      />
    </>
  );
}

/** Shown when the leads could not be loaded. */
export function LeadsFailed({ phone }: { phone: boolean }) {
  const { sync } = useDesk();
  return (
    <>
      {!phone && <LeadsTableFrame />}
      <ListPlaceholder
        title="The leads could not be loaded."
        text="Nothing is lost. Check the connection, then try again."
        action={
          <Button dense onClick={sync.retry}>
            Try again
          </Button>
        }
      />
    </>
  );
}

/** Shown instead of the desk to an account that is not on the staff list. */
export function NotStaff() {
  const { member, sync } = useDesk();
  return (
    <div role="alert">
      <ListPlaceholder
        title="This account has no access."
        text={`${member.email} is not on the owner's staff list. Ask the owner to add it, then try again.`}
        action={
          <Button dense variant="line" onClick={sync.retry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

interface ListPlaceholderProps {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}

/** Shown instead of rows. Not a live region, because LeadCount or the toast announces the state. */
function ListPlaceholder({ title, text, action }: ListPlaceholderProps) {
  return (
    <div className="grid justify-items-center border-b border-sand px-6 pt-16 pb-16 text-center">
      <span aria-hidden="true" className="mb-8 block h-21 w-16 framed rounded-t-full rounded-b-sm bg-petal [--frame:6px]" />
      <div>
        <span className="block text-body/6 font-semibold">{title}</span>
        {text !== undefined && <span className="mt-1.5 block max-w-[46ch] text-small/normal wrap-anywhere text-ink-soft">{text}</span>}
      </div>
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  );
}
