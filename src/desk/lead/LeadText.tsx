import { type Lead, shortText } from '../model/lead';
import { nameOf } from '../model/names';
import { isBlank } from '../model/text';

/** The service a lead asked for, and the page it came from: its name and, in the list, the stored value. */
export function LeadOrigin({ lead: { service, source }, showsStored = false }: { lead: Lead; showsStored?: boolean }) {
  return (
    <>
      <Tag label="Inquiry">{nameOf.service(service)}</Tag>
      {!isBlank(service) && !isBlank(source) && (
        <span aria-hidden="true" className="text-field">
          ·
        </span>
      )}
      <Tag label="Source" stored={showsStored ? source : undefined}>
        {nameOf.source(source)}
      </Tag>
    </>
  );
}

function Tag({ label, stored, children }: { label: string; stored?: string | undefined; children: string }) {
  if (isBlank(children)) return null;
  return (
    <bdi className="line-clamp-2">
      <span className="sr-only">{label}: </span>
      {shortText(children)}
      {stored !== undefined && stored !== children && <span className="text-mute"> {stored}</span>}
    </bdi>
  );
}

/** An en dash where there is no value; read out as "none". */
export function NoValue() {
  return (
    <span className="text-mute">
      <span aria-hidden="true">–</span>
      <span className="sr-only">none</span>
    </span>
  );
}

/** A line about a lead. Renders nothing without a text. */
export function Note({ children }: { children: string | undefined }) {
  return children !== undefined && <p className="font-medium text-ink-soft">{children}</p>;
}
