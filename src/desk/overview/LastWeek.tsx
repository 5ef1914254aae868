import { useId } from 'react';

import { useDesk } from '../DeskContext';
import { showDays } from '../model/dubaiTime';
import { useQuery } from '../useQuery';
import { QueryStatus } from './QueryStatus';

/** Last week's figures and one piece of advice, as the owner gets them by email. */
export function LastWeek() {
  const id = useId();
  const { lastWeek } = useDesk();
  const query = useQuery('', lastWeek);
  const week = query.data;
  return (
    <figure aria-labelledby={id} tabIndex={-1} className="flex min-w-0 flex-col gap-3 bg-white px-4 pt-2 pb-4 outline-none md:px-5">
      <figcaption id={id} className="pt-3 text-small/5 font-semibold">
        {week ? `Last week, ${showDays(...week.days)}` : 'Last week'}
      </figcaption>
      <QueryStatus {...query} />
      {week && (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-[repeat(5,auto)]">
            {week.facts.map(([label, value]) => (
              <div key={label} className="flex flex-col justify-between max-md:last:col-span-2">
                <dt className="text-dense text-ink-soft">{label}</dt>
                <dd className="text-label font-medium whitespace-nowrap md:text-card">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="border-t border-sand pt-3 font-medium wrap-anywhere">{week.advice}</p>
        </>
      )}
    </figure>
  );
}
