import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { classNames } from '@/lib/classNames';
import { textButton } from '@/ui/textButton';
import { withdrawToasts } from '@/ui/toast';

import { Counters } from './Counters';
import { DashboardHead } from './DashboardHead';
import { DeleteLeadDialog } from './DeleteLeadDialog';
import { DenseButton } from './DenseButton';
import { DeskCounters } from './DeskCounters';
import { DeskNotices } from './DeskNotices';
import { ExportLeads } from './export/ExportLeads';
import { KeyboardDialog } from './KeyboardDialog';
import { LateOverview } from './late';
import { LeadCount } from './LeadCount';
import { LeadsStale } from './LeadsStale';
import { LeaveNote } from './LeaveNote';
import { FilterPanel } from './list/FilterPanel';
import { LeadCards } from './list/LeadCards';
import { LeadsEmpty } from './list/LeadsEmpty';
import { LeadsFailed } from './list/LeadsFailed';
import { LeadsLoading } from './list/LeadsLoading';
import { LeadsTable } from './list/LeadsTable';
import { ListBar } from './list/ListBar';
import { NewLeads } from './list/NewLeads';
import { NotStaff } from './list/NotStaff';
import { useLeadFilter } from './list/useLeadFilter';
import type { DeskBackend, StaffMember } from './model/backend';
import { countThisMonth } from './model/counters';
import { dayNumber, dayStart } from './model/dubaiTime';
import { NO_FILTER } from './model/filter';
import { leadTitle } from './model/lead';
import { NextToAnswer } from './NextToAnswer';
import { LeadPanel } from './panel/LeadPanel';
import { WhyLost } from './panel/StateButtons';
import { useOpenLead } from './panel/useOpenLead';
import { StaffIcon } from './StaffIcon';
import { createFollowUps } from './store/followUps';
import { DeskContext, useDesk } from './store/useDesk';
import { useLeads } from './store/useLeads';
import { UntoldNotice } from './UntoldNotice';
import { useDeletion } from './useDeletion';
import { useDeskCommands } from './useDeskCommands';
import { useIsPhone } from './useIsPhone';

interface DashboardProps {
  backend: DeskBackend;
  member: StaffMember;
  signOut: () => Promise<void>;
}

const FRAME = 'wide-staff min-h-dvh pt-(--bar-height) pb-10 text-dense';

/** Counters, Search & Filter and the leads of one signed-in member of staff. */
export function Dashboard({ backend, member, signOut }: DashboardProps) {
  const [work] = useState(() => createFollowUps(backend, member));
  const { phase, book, loadedAt, stale, mailState, deleting, retry, renew, remove } = useLeads(backend, work);
  const { listed, news, deleted } = useSyncExternalStore(book.subscribe, book.state);
  const view = useDesk(backend, member, work, book, phase === 'loading');
  const list = useLeadFilter(book, view.desk, view.now);
  const { filter, shown, applied } = list;
  const deletion = useDeletion(shown, remove);
  const day = dayStart(dayNumber(loadedAt));
  const month = useMemo(() => countThisMonth(listed, day), [listed, day]);
  const [focused, setFocused] = useState<string>();
  const [lost, setLost] = useState<string>();
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsOverview, setShowsOverview] = useState(false);
  const phone = useIsPhone();
  const List = phone ? LeadCards : LeadsTable;
  const loaded = phase === 'loaded';
  const details = useOpenLead(book, loaded, phone, member.id, setFocused);
  const opened = details.id === undefined ? undefined : (book.byId.get(details.id) ?? shown.find(({ id }) => id === details.id));
  const lostLead = book.byId.get(lost ?? '');
  const count = (number: number): string | undefined => (loaded ? number.toLocaleString('en') : undefined);
  const hasDesk = phase !== 'failed' && (view.phase === 'loading' || view.phase === 'loaded');
  const known = loaded && view.phase === 'loaded';
  const search = useRef<HTMLInputElement>(null);

  // Toasts outlive the page, but the next account must not see them.
  useEffect(() => withdrawToasts, []);

  useDeskCommands({
    view,
    shown,
    open: details.id,
    searchRef: search,
    onFocus: setFocused,
    onOpen: details.open,
    onClose: details.close,
    onLost: setLost,
    onDelete: deletion.ask,
    onOverview: toggleOverview,
    onList: () => setShowsKeys(true),
  });

  function toggleOverview(): void {
    // Its figures are many.
    if (known) startTransition(() => setShowsOverview(!showsOverview));
  }

  function clearFilters(): void {
    list.setFilter(NO_FILTER);
    // Both buttons for it go with what they cleared: the focus would be lost with them.
    search.current?.focus();
  }

  if (phase === 'notStaff') {
    return (
      <div className={FRAME}>
        <DashboardHead member={member} signOut={signOut} />
        <NotStaff email={member.email} onRetry={retry} />
      </div>
    );
  }
  return (
    <div
      className={classNames(
        FRAME,
        'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]',
        opened && !phone && 'xl:grid-cols-[minmax(0,1fr)_408px] xl:gap-x-6',
      )}
    >
      <div className="@container">
        <DashboardHead
          member={member}
          signOut={signOut}
          aside={
            <button
              type="button"
              aria-expanded={showsOverview && known}
              aria-disabled={!known || undefined}
              onClick={toggleOverview}
              {...LateOverview.near}
              className={`${textButton} inline-flex items-center gap-2 no-underline aria-disabled:cursor-not-allowed aria-disabled:text-mute`}
            >
              <StaffIcon name="chart" />
              Overview
            </button>
          }
        >
          <DenseButton look="line" onClick={() => setShowsKeys(true)}>
            <StaffIcon name="keyboard" />
            <span className="sr-only">Keyboard</span>
          </DenseButton>
          <ExportLeads phase={phase} leads={shown} filter={applied} followUps={view.phase === 'loaded' ? view.desk.followUps : undefined} />
        </DashboardHead>
        <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-4 md:mb-4">
          <div className="grid @min-[900px]:grid-cols-[2fr_3fr]">
            <Counters
              failed={phase === 'failed'}
              counters={[
                { label: 'Total Leads', value: count(listed.length) },
                { label: 'This Month', value: count(month) },
                { label: 'Filtered Results', value: count(shown.length) },
              ]}
            />
            <DeskCounters view={view} leads={phase} />
          </div>
          {showsOverview && known && (
            <LateOverview view={view} filter={filter} onFilter={list.setFilter} onClose={() => setShowsOverview(false)} />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[1100px]:auto-cols-fr @min-[1100px]:grid-flow-col @min-[1100px]:grid-cols-none">
            {hasDesk && <NextToAnswer view={view} known={loaded} open={details.id} onOpen={details.open} />}
            <FilterPanel
              filter={filter}
              onChange={list.setFilter}
              onClear={clearFilters}
              searchRef={search}
              inquiries={list.inquiries}
              sources={list.sources}
              disabled={!loaded}
            >
              <ListBar loaded={loaded} view={view} book={book} list={list} />
            </FilterPanel>
          </div>
        </div>
        <LeadCount total={loaded ? listed.length : undefined} shown={shown.length} />
        <LeadsStale since={loaded && stale ? loadedAt : undefined} onRenew={renew} />
        <DeskNotices view={view} shown={loaded} />
        <UntoldNotice state={loaded ? mailState : undefined} at={loadedAt} />
      </div>
      <div className="col-start-1 row-start-2">
        {loaded && <NewLeads news={news} list={list} onShow={book.show} onClear={clearFilters} onFocus={setFocused} />}
        {phase === 'loading' && <LeadsLoading phone={phone} />}
        {phase === 'failed' && <LeadsFailed phone={phone} onRetry={retry} />}
        {loaded && shown.length === 0 && <LeadsEmpty phone={phone} filter={applied} onClear={clearFilters} />}
        {loaded && shown.length > 0 && (
          <DeskContext value={view}>
            <List
              leads={shown}
              deleting={deleting}
              deleted={deleted}
              passed={list.passed}
              focused={focused}
              onFocused={setFocused}
              selected={details.id}
              onOpen={details.open}
              onDelete={deletion.ask}
            />
          </DeskContext>
        )}
      </div>
      {opened && (
        <LeadPanel
          lead={opened}
          view={view}
          deleted={deleted.has(opened.id)}
          list={shown}
          phone={phone}
          onOpen={details.open}
          onClose={details.close}
          onClosed={() => details.closed(opened.id)}
          onLost={() => setLost(opened.id)}
          onDelete={() => deletion.ask(opened)}
        />
      )}
      {lostLead && <WhyLost name={leadTitle(lostLead)} onAct={(act) => view.act(lostLead.id, act)} onClose={() => setLost(undefined)} />}
      {details.asksToLeave && <LeaveNote onStay={details.stay} onLeave={details.leave} />}
      {showsKeys && <KeyboardDialog onClose={() => setShowsKeys(false)} />}
      {deletion.asked && <DeleteLeadDialog lead={deletion.asked} onCancel={deletion.cancel} onDelete={deletion.confirm} />}
    </div>
  );
}
