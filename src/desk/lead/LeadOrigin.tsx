import type { Lead } from '@/leads/fields';

import { shortText } from '../model/leadText';

/** What a lead asked for, and on which page. */
export function LeadOrigin({ lead }: { lead: Lead }) {
  return (
    <>
      <Tag label="Inquiry">{lead.inquiry_type}</Tag>
      {lead.inquiry_type && lead.source_page && (
        <span aria-hidden="true" className="text-field">
          ·
        </span>
      )}
      <Tag label="Source">{lead.source_page}</Tag>
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
