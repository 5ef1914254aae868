/** The id of the lead that the loader saved and this form is about to send; undefined for every other lead. */
export function earlyLeadId(form: Element): string | undefined {
  return window.boot?.earlyLeads.get(form);
}

/** Marks this form's early lead as somebody else's to send. Returns whether there was one. */
export function releaseEarlyLead(form: Element): boolean {
  return window.boot?.earlyLeads.delete(form) ?? false;
}

/** The ids of the early leads that forms of this page will still send. */
export function ownEarlyLeads(): ReadonlySet<string> {
  return new Set(window.boot?.earlyLeads.values());
}
