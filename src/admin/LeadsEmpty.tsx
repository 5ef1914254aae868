import { DenseButton } from './DenseButton';
import type { LeadFilter } from './leadIndex';
import { LeadsNotice } from './LeadsNotice';
import { LeadsTableFrame } from './LeadsTableFrame';

interface LeadsEmptyProps {
  phone: boolean;
  filter: LeadFilter;
  onClear: () => void;
}

/** No lead matches: says what was looked for, and offers to stop looking for it. */
export function LeadsEmpty({ phone, filter, onClear }: LeadsEmptyProps) {
  const { search, inquiry, source } = filter;
  const filtered = search !== '' || inquiry !== undefined || source !== undefined;
  const place = `${inquiry ?? 'all inquiry types'}, ${source ?? 'all source pages'}`;
  return (
    <>
      {!phone && <LeadsTableFrame />}
      <LeadsNotice
        title="No leads found matching your criteria."
        text={filtered ? `Searched ${search === '' ? '' : `“${search}” `}in ${place}.` : undefined}
        action={
          filtered ? (
            <DenseButton look="line" onClick={onClear}>
              Clear filters
            </DenseButton>
          ) : undefined
        }
      />
    </>
  );
}
