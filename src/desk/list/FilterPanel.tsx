import { memo, type ReactNode, type RefObject, useId } from 'react';

import { Select } from '@/ui/Select';

import { type LeadFilter, isFiltered } from '../model/filter';
import { shortText } from '../model/lead';
import { SearchBox } from './SearchBox';

interface FilterPanelProps {
  filter: LeadFilter;
  onChange: (change: Partial<LeadFilter>) => void;
  onClear: () => void;
  /** The search field. */
  searchRef: RefObject<HTMLInputElement | null>;
  inquiries: readonly string[];
  sources: readonly string[];
  disabled: boolean;
  /** What else decides what the list shows. */
  children: ReactNode;
}

/** Search & Filter. */
export function FilterPanel({ filter, onChange, onClear, searchRef, inquiries, sources, disabled, children }: FilterPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-sm border border-sand bg-white px-3 pt-2.5 pb-4 md:px-5 md:pt-4 md:pb-5">
      <div className="mb-1 flex min-h-9 items-center justify-between md:mb-1.5 md:min-h-7">
        <h2 id={`${id}-title`} className="font-sans text-small/5 font-semibold">
          Search &amp; Filter
        </h2>
        {isFiltered(filter) && (
          <button
            type="button"
            onClick={onClear}
            className="relative text-dense font-semibold text-rosewood underline decoration-1 underline-offset-3 after:absolute after:-inset-3"
          >
            Clear filters
          </button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-2 max-md:*:first:col-span-2 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] md:gap-4">
        <Labelled label="Search" htmlFor={`${id}-search`}>
          <SearchBox
            id={`${id}-search`}
            ref={searchRef}
            value={filter.search}
            onChange={(search) => onChange({ search })}
            disabled={disabled}
          />
        </Labelled>
        <ValueFilter
          id={`${id}-inquiry`}
          field="service"
          label="Inquiry type"
          all="All inquiry types"
          values={inquiries}
          value={filter.service}
          onChange={onChange}
          disabled={disabled}
        />
        <ValueFilter
          id={`${id}-source`}
          field="source"
          label="Source page"
          all="All source pages"
          values={sources}
          value={filter.source}
          onChange={onChange}
          disabled={disabled}
        />
      </div>
      {children}
    </section>
  );
}

interface ValueFilterProps {
  id: string;
  field: 'service' | 'source';
  label: string;
  all: string;
  values: readonly string[];
  value: string | undefined;
  onChange: FilterPanelProps['onChange'];
  disabled: boolean;
}

/**
 * 'all', or exactly one of the values. Values carry a mark inside the list, so that a visitor's own 'all' stays a value. Drawn anew only when
 * it changes: a list has every option in the page.
 */
const ValueFilter = memo(function ValueFilter({ id, field, label, all, values, value, onChange, disabled }: ValueFilterProps) {
  return (
    <Labelled label={label} htmlFor={id}>
      <Select
        id={id}
        density="dense"
        options={[
          { value: 'all', label: all },
          // Only the overview asks for those without one.
          ...(value === '' ? [{ value: '=', label: field === 'service' ? 'No inquiry' : 'No source' }] : []),
          ...values.map((text) => ({ value: `=${text}`, label: shortText(text) })),
        ]}
        value={value === undefined ? 'all' : `=${value}`}
        onChange={(chosen) => onChange({ [field]: chosen === 'all' ? undefined : chosen.slice(1) })}
        disabled={disabled}
        active={value !== undefined}
      />
    </Labelled>
  );
});

/** The label above a filter; on phones the heading and the values name the fields, and only screen readers get it. */
function Labelled({ label, htmlFor, children }: { label: string; htmlFor: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={htmlFor} className="mb-2 block text-caption/[18px] font-medium text-ink-soft max-md:sr-only">
        {label}
      </label>
      {children}
    </div>
  );
}
