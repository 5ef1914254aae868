/** Returns the id of this form's early lead (submitted before the scripts had loaded, saved by the boot loader), if there is one. */
export function earlyLeadId(form: Element): string | undefined {
  return window.boot?.earlyLeads.get(form);
}

/** Releases this form's early lead, so that the form no longer sends it. Returns whether there was one. */
export function releaseEarlyLead(form: Element): boolean {
  return window.boot?.earlyLeads.delete(form) ?? false;
}

/** Returns the ids of the early leads that forms on this page are about to send. */
export function ownEarlyLeads(): ReadonlySet<string> {
  return new Set(window.boot?.earlyLeads.values());
}
