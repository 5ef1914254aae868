import { type Lead, shortText } from '../model/lead';

/** What a lead asked for, and on which page. */
export function LeadOrigin({ lead }: { lead: Lead }) {
  return (
    <>
      <Tag label="Inquiry">{lead.service}</Tag>
      {lead.service && lead.source && (
        <span aria-hidden="true" className="text-field">
          ·
        </span>
      )}
      <Tag label="Source">{lead.source}</Tag>
    </>
  );
}

function Tag({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <bdi className="line-clamp-2">
      <span className="sr-only">{label}: </span>
      {shortText(children)}
    </bdi>
  );
}
