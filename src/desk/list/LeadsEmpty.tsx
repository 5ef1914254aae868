import { DenseButton } from '../DenseButton';
import { type LeadFilter, isFiltered } from '../model/filter';
import { shortText } from '../model/lead';
import { LeadsNotice } from './LeadsNotice';
import { LeadsTableFrame } from './LeadsTableFrame';

interface LeadsEmptyProps {
  phone: boolean;
  filter: LeadFilter;
  onClear: () => void;
}

/** No lead matches: says what was looked for, and offers to stop looking for it. */
export function LeadsEmpty({ phone, filter, onClear }: LeadsEmptyProps) {
  const { search, service, source, chip, overview } = filter;
  const filtered = isFiltered(filter);
  const place = `${shortText(service ?? 'all inquiry types')}, ${shortText(source ?? 'all source pages')}${chip === 'All' ? '' : `, ${chip}`}${overview === undefined ? '' : `, ${overview}`}`;
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
