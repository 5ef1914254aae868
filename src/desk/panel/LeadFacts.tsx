import { LongText } from '../lead/LongText';
import { NoValue } from '../lead/NoValue';
import { showTime } from '../model/dubaiTime';
import type { Lead } from '../model/lead';

/** The heading has room for a name of so many letters, however wide they are. */
const HEADING_CHARS = 45;

/** What the visitor left, as typed. */
export function LeadFacts({ lead }: { lead: Lead }) {
  return (
    <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-y-2">
      {factsOf(lead).map(([label, value]) => (
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

function factsOf(lead: Lead): [string, string | null][] {
  return [
    ...(lead.name.length > HEADING_CHARS ? ([['Name', lead.name]] satisfies [string, string][]) : []),
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['Inquiry', lead.service],
    ['Source', lead.source],
    ['Came', showTime(lead.createdAt)],
  ];
}
