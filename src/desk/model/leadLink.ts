/** The address's parameter that opens a lead's details. Its value says nothing of the lead. */
export const LEAD_PARAMETER = 'lead';

/** A path with the lead of the address that one comes from: a link to a lead waits through the login. */
export function withLead(path: string, search: string): string {
  const lead = new URLSearchParams(search).get(LEAD_PARAMETER);
  return lead === null ? path : `${path}?${LEAD_PARAMETER}=${encodeURIComponent(lead)}`;
}
