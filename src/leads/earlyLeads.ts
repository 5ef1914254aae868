/** The id of a lead that the loader has kept and this form is about to send; undefined for every other lead. */
export function earlyLeadId(form: Element): string | undefined {
  return window.boot?.earlyLeads.get(form);
}

/** The lead of this form is no longer this form's to send. Returns whether there was one. */
export function releaseEarlyLead(form: Element): boolean {
  return window.boot?.earlyLeads.delete(form) ?? false;
}

/** The ids of the leads that forms of this page will still send by themselves. */
export function ownEarlyLeads(): ReadonlySet<string> {
  return new Set(window.boot?.earlyLeads.values());
}
