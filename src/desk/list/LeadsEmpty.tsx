import { DenseButton } from '../DenseButton';
import { isFiltered, type LeadFilter } from '../model/leadIndex';
import { shortText } from '../model/leadText';
import { LeadsNotice } from './LeadsNotice';
import { LeadsTableFrame } from './LeadsTableFrame';

interface LeadsEmptyProps {
  phone: boolean;
  filter: LeadFilter;
  onClear: () => void;
}

/** No lead matches: says what was looked for, and offers to stop looking for it. */
export function LeadsEmpty({ phone, filter, onClear }: LeadsEmptyProps) {
  const { search, inquiry, source, chip, glance } = filter;
  const filtered = isFiltered(filter);
  const place = `${shortText(inquiry ?? 'all inquiry types')}, ${shortText(source ?? 'all source pages')}${chip === 'All' ? '' : `, ${chip}`}${glance === undefined ? '' : `, ${glance}`}`;
  const looked = `Searched ${search === '' ? '' : `“${search}” `}in ${place}.`;
  const text = chip === 'Mine' ? `You have none yet. Press ‘I have it’ on one. ${looked}` : looked;
  return (
    <>
      {!phone && <LeadsTableFrame />}
      <LeadsNotice
        title="No leads found matching your criteria."
        text={filtered ? text : undefined}
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
