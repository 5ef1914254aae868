import type { Lead } from '@/leads/fields';

import { LongText } from '../lead/LongText';
import { NoValue } from '../lead/NoValue';
import { showTime } from '../model/dubaiTime';
import type { DeskLead } from '../model/states';

/** The heading has room for a name of so many letters, however wide they are. */
const HEADING_CHARS = 45;

/** What the visitor left, as typed. */
export function LeadFacts({ entry: { lead, time } }: { entry: DeskLead }) {
  return (
    <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-y-2">
      {factsOf(lead, time).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-mute">{label}</dt>
          <dd dir="auto" className="text-left wrap-anywhere">
            {value ? <LongText text={value} /> : <NoValue />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(lead: Lead, time: number): [string, string | null][] {
  return [
    ...(lead.full_name.length > HEADING_CHARS ? ([['Name', lead.full_name]] satisfies [string, string][]) : []),
    ['Phone', lead.phone_number],
    ['Email', lead.email],
    ['Inquiry', lead.inquiry_type],
    ['Source', lead.source_page],
    ['Came', showTime(time)],
  ];
}
