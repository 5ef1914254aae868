import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { classNames } from '@/lib/classNames';
import { useStore } from '@/lib/store';
import { dismissAllToasts } from '@/ui/toast';

import { DeskCounters, LeadCount } from './Counters';
import { DeskContext, useDesk, useDeskState } from './DeskContext';
import { DeskDialogs, LeaveNoteDialog } from './DeskDialogs';
import { DeskHeader } from './DeskHeader';
import { DeskNotices } from './DeskNotices';
import { LateOverview } from './late';
import { FilterPanel } from './list/FilterPanel';
import { LeadCards } from './list/LeadCards';
import { LeadListProvider, useLeadList } from './list/LeadListContext';
import { LeadsLoading } from './list/LeadsLoading';
import { LeadsTable } from './list/LeadsTable';
import { LeadsEmpty, LeadsFailed, NotStaff } from './list/ListPlaceholder';
import { NewLeads } from './list/NewLeads';
import type { DeskBackend, StaffMember } from './model/backend';
import { NO_FILTER } from './model/filter';
import { NextToAnswer } from './NextToAnswer';
import { LeadPanel } from './panel/LeadPanel';
import { useOpenLead } from './panel/useOpenLead';
import { createDesk } from './store/desk';
import { useShortcuts } from './useShortcuts';

interface DeskProps {
  backend: DeskBackend;
  member: StaffMember;
  /** Rejects when the session cannot be ended. */
  signOut: () => Promise<void>;
}

const FRAME = 'wide-staff min-h-dvh pt-(--bar-height) pb-10 text-dense';

const boxes = 'grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4';
/** The lead to answer next beside the filters, unless it is folded to a line. */
const besideFrom900 = '@min-[900px]:not-has-data-folded:grid-cols-2 @min-[1100px]:not-has-data-folded:grid-cols-[5fr_6fr]';

/** The lead desk of one signed-in member of staff. Pass the account's id as `key`. */
export function Desk({ backend, member, signOut }: DeskProps) {
  const [desk] = useState(() => createDesk(backend, member));
  const { phase } = useStore(desk.sync);

  useEffect(() => desk.start(), [desk]);
  // Toasts outlive the page, but the next account must not see them.
  useEffect(() => dismissAllToasts, []);

  return (
    <DeskContext value={desk}>
      {phase === 'notStaff' ? (
        <div className={FRAME}>
          <DeskHeader signOut={signOut} />
          <NotStaff />
        </div>
      ) : (
        <LeadListProvider>
          <Screen signOut={signOut} />
        </LeadListProvider>
      )}
    </DeskContext>
  );
}

function Screen({ signOut }: Pick<DeskProps, 'signOut'>) {
  const { leads, sync, screen, show } = useDesk();
  const { phase } = useStore(sync);
  const { deleted } = useStore(leads);
  const followUps = useDeskState().phase;
  const { showsOverview } = useStore(screen);
  const { shown, setFilter } = useLeadList();
  const phone = useIsPhone();
  const loaded = phase === 'loaded';
  const known = loaded && followUps === 'loaded';
  const hasDesk = phase !== 'failed' && (followUps === 'loading' || followUps === 'loaded');
  const details = useOpenLead(loaded, phone);
  const openLead = details.id === undefined ? undefined : (leads.byId.get(details.id) ?? shown.find(({ id }) => id === details.id));
  const search = useRef<HTMLInputElement>(null);
  useShortcuts(details.id, search, toggleOverview);

  function toggleOverview(): void {
    // A transition, because the overview renders many figures.
    if (known) startTransition(() => show({ showsOverview: !showsOverview }));
  }

  function clearFilters(): void {
    setFilter(NO_FILTER);
    // Move the focus, because the focused button is about to disappear.
    search.current?.focus();
  }

  return (
    <div
      data-details={openLead && !phone ? 'open' : 'closed'}
      className={classNames(
        FRAME,
        'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]',
        openLead && !phone && 'xl:grid-cols-[minmax(0,1fr)_408px] xl:gap-x-6',
      )}
    >
      <div className="@container">
        <DeskHeader signOut={signOut} overview={{ isOpen: showsOverview && known, isKnown: known, onToggle: toggleOverview }} />
        <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 md:mb-4 md:gap-4">
          <DeskCounters />
          {showsOverview && known && <LateOverview onClose={() => show({ showsOverview: false })} />}
          <div className={classNames(boxes, hasDesk && besideFrom900)}>
            {hasDesk && <NextToAnswer open={details.id} />}
            <FilterPanel onClear={clearFilters} searchRef={search} disabled={!loaded} />
          </div>
        </div>
        <LeadCount />
        <DeskNotices />
      </div>
      <div className="col-start-1 row-start-2">
        {loaded && <NewLeads onClear={clearFilters} />}
        {phase === 'loading' && <LeadsLoading phone={phone} />}
        {phase === 'failed' && <LeadsFailed phone={phone} />}
        {loaded && shown.length === 0 && <LeadsEmpty phone={phone} onClear={clearFilters} />}
        {loaded && shown.length > 0 && (phone ? <LeadCards selected={details.id} /> : <LeadsTable selected={details.id} />)}
      </div>
      {openLead && (
        <LeadPanel lead={openLead} deleted={deleted.has(openLead.id)} phone={phone} onClosed={() => details.closed(openLead.id)} />
      )}
      {details.asksToLeave && <LeaveNoteDialog onStay={details.stay} onLeave={details.leave} />}
      <DeskDialogs />
    </div>
  );
}

const PHONE = '(max-width: 767.98px)';

/** Whether the window is narrower than the table needs. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia?.(PHONE);
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => window.matchMedia?.(PHONE).matches ?? false,
    () => false,
  );
}
