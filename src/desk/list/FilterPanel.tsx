import { memo, type ReactNode, type RefObject, startTransition, useId, useMemo, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { useStore } from '@/lib/store';
import { fieldBoxDense, fieldInUse } from '@/ui/fieldStyle';
import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';

import { useDesk, useDeskState, useNow } from '../DeskContext';
import { CHIPS, countChips, countStates, isFiltered, type LeadFilter, ORDERS } from '../model/filter';
import { shortText } from '../model/lead';
import { labelOf } from '../model/names';
import { StaffIcon } from '../StaffIcon';
import { DueVisits } from './DueVisits';
import { useLeadList } from './LeadListContext';

interface FilterPanelProps {
  onClear: () => void;
  /** The search field. */
  searchRef: RefObject<HTMLInputElement | null>;
  disabled: boolean;
}

/** One row where the box is wide enough, else the search above the two lists. */
const fields = [
  'grid grid-cols-[repeat(2,minmax(0,1fr))] gap-2 *:first:col-span-2',
  '@min-[600px]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] @min-[600px]:gap-4 @min-[600px]:*:first:col-span-1',
].join(' ');

export function FilterPanel({ onClear, searchRef, disabled }: FilterPanelProps) {
  const id = useId();
  const { filter, setFilter, order, services, sources } = useLeadList();
  const [expanded, setExpanded] = useState(false);
  const inUse = [filter.service, filter.source].filter((value) => value !== undefined).length + (order === 'Newest first' ? 0 : 1);
  return (
    <section aria-labelledby={`${id}-title`} data-expanded={expanded || undefined} className="@container group/filters desk-box">
      <div className="mb-1 flex items-center justify-between gap-x-4 max-md:not-has-[button]:mb-0 md:min-h-7">
        <h2 id={`${id}-title`} className="font-sans text-small/5 font-semibold max-md:sr-only">
          Search &amp; Filter
        </h2>
        {isFiltered(filter) && (
          <button type="button" onClick={onClear} className="-my-3 desk-link">
            Clear filters
          </button>
        )}
      </div>
      <div className={fields}>
        <Labelled label="Search" htmlFor={`${id}-search`}>
          <div className="flex gap-2">
            <SearchBox
              id={`${id}-search`}
              ref={searchRef}
              value={filter.search}
              onChange={(search) => setFilter({ search })}
              disabled={disabled}
            />
            <button
              type="button"
              aria-label={inUse === 0 ? 'More filters' : `More filters, ${inUse} in use`}
              aria-expanded={expanded}
              onClick={() => setExpanded(!expanded)}
              className={classNames('desk-icon shrink-0 edged md:hidden', inUse > 0 && fieldInUse)}
            >
              <StaffIcon name="sliders" />
            </button>
          </div>
        </Labelled>
        <ValueFilter
          id={`${id}-inquiry`}
          field="service"
          label="Inquiry type"
          all="All inquiry types"
          values={services}
          value={filter.service}
          onChange={setFilter}
          disabled={disabled}
        />
        <ValueFilter
          id={`${id}-source`}
          field="source"
          label="Source page"
          all="All source pages"
          values={sources}
          value={filter.source}
          onChange={setFilter}
          disabled={disabled}
        />
      </div>
      <FollowUpFilter disabled={disabled} />
    </section>
  );
}

/** Selects the chip and the order of the list. */
function FollowUpFilter({ disabled }: { disabled: boolean }) {
  const id = useId();
  const { leads } = useDesk();
  const { phase, snapshot } = useDeskState();
  const now = useNow();
  const { listed, unseen } = useStore(leads);
  const { filter, setFilter, order, setOrder } = useLeadList();
  // Counts only leads that are already in the list.
  const onScreen = useMemo(() => {
    if (listed === snapshot.leads) return snapshot;
    const byId = unseen.length === 0 ? snapshot.byId : new Map(listed.map((lead) => [lead.id, lead]));
    return { ...snapshot, leads: listed, byId };
  }, [snapshot, listed, unseen]);
  const states = useMemo(() => countStates(onScreen), [onScreen]);
  const counts = !disabled && phase === 'loaded' ? countChips(onScreen, now, states) : undefined;
  const known = counts !== undefined;
  const orders = known ? ORDERS : ORDERS.filter((name) => name !== 'Answer by');

  return (
    <div className="mt-1 flex flex-wrap items-center gap-1 md:mt-3 md:gap-1.5">
      <div role="group" aria-label="Follow-up" className="contents">
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={filter.chip === chip}
            aria-disabled={!known && chip !== 'All' ? true : undefined}
            onClick={() => (known || chip === 'All') && setFilter({ chip })}
            className="desk-chip"
          >
            {chip}
            {counts && <span className="font-normal text-ink-soft tabular-nums"> {(counts.get(chip) ?? 0).toLocaleString('en')}</span>}
          </button>
        ))}
      </div>
      {filter.overview !== undefined && (
        <button type="button" title="Remove this filter" onClick={() => setFilter({ overview: undefined })} className="desk-chip bg-petal">
          {filter.overview}
          <Icon name="close" size={14} />
        </button>
      )}
      {known && <DueVisits snapshot={onScreen} />}
      <div className={`ms-auto w-38 ${rare} max-md:w-full`}>
        <label htmlFor={id} className="sr-only">
          Order
        </label>
        <Select
          id={id}
          density="dense"
          options={orders.map((name) => ({ value: name, label: name }))}
          value={order}
          onChange={(chosen) => setOrder(ORDERS.find((name) => name === chosen) ?? 'Newest first')}
          disabled={disabled}
          active={order !== 'Newest first'}
        />
      </div>
    </div>
  );
}

interface ValueFilterProps {
  id: string;
  field: 'service' | 'source';
  label: string;
  all: string;
  values: readonly string[];
  value: string | undefined;
  onChange: (change: Partial<LeadFilter>) => void;
  disabled: boolean;
}

/**
 * Selects 'all' or one value. Values are prefixed with '=', so that a lead whose value is the word 'all' is not confused with the 'all'
 * option. Memoized, because every option is in the DOM.
 */
const ValueFilter = memo(function ValueFilter({ id, field, label, all, values, value, onChange, disabled }: ValueFilterProps) {
  return (
    <Labelled label={label} htmlFor={id} isRare>
      <Select
        id={id}
        density="dense"
        options={[
          { value: 'all', label: all },
          // Only the overview can filter for leads without a value.
          ...(value === '' ? [''] : []).concat(values).map((stored) => ({ value: `=${stored}`, label: shortText(labelOf(field, stored)) })),
        ]}
        value={value === undefined ? 'all' : `=${value}`}
        onChange={(chosen) => onChange({ [field]: chosen === 'all' ? undefined : chosen.slice(1) })}
        disabled={disabled}
        active={value !== undefined}
      />
    </Labelled>
  );
});

/** Phones show these fields on request only. */
const rare = 'max-md:not-group-data-expanded/filters:hidden';

interface LabelledProps {
  label: string;
  htmlFor: string;
  isRare?: boolean;
  children: ReactNode;
}

/** The label above a filter. A narrow box shows only the fields; the heading and their values explain them. */
function Labelled({ label, htmlFor, isRare = false, children }: LabelledProps) {
  return (
    <div className={isRare ? rare : undefined}>
      <label htmlFor={htmlFor} className="mb-2 block desk-label @max-[600px]:sr-only">
        {label}
      </label>
      {children}
    </div>
  );
}

interface SearchBoxProps {
  id: string;
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** Called in a transition, so that a typed letter appears immediately. */
  onChange: (value: string) => void;
  disabled: boolean;
}

function SearchBox({ id, ref, value, onChange, disabled }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    setText(value);
  }

  function write(next: string): void {
    setText(next);
    startTransition(() => onChange(next));
  }

  return (
    <div className="relative grow">
      <span className="pointer-events-none absolute inset-y-0 inset-s-3 grid place-items-center text-mute">
        <StaffIcon name="search" />
      </span>
      <input
        ref={ref}
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder="Name, email or phone"
        value={text}
        onChange={(event) => write(event.target.value)}
        disabled={disabled}
        className={`${fieldBoxDense} max-md:text-body/none pe-11 ps-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            write('');
            ref.current?.focus();
          }}
          className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center rounded-sm text-ink-soft hover:text-ink"
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </div>
  );
}
