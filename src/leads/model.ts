/** What a visitor can fill in. Every value is text exactly as typed; an untouched field is ''. */
export interface LeadValues {
  name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
}

/** The six fields that the product writes into the table lead_form. */
export interface LeadRecord {
  full_name: string;
  email: string;
  phone_number: string;
  inquiry_type: string | null;
  message: string | null;
  source_page: string | null;
}

/** A row of lead_form as staff read it. `created_at` is the server's timestamp text, with or without a `T`. */
export interface Lead extends LeadRecord {
  id: string;
  created_at: string;
}

/** The JSON body of the spreadsheet-script endpoint. `email` may be '' or absent, by form. */
export interface SheetPayload {
  name: string;
  email?: string;
  whatsapp: string;
  service: string;
  message: string;
  landingPage: string;
}

/**
 * What travels beside the body, as query parameters of the endpoint's URL: where the visitor came from (leads/attribution.ts) and
 * `suspect` (leads/spamSignals.ts). Never anything that was typed.
 */
export type SheetQuery = Readonly<Record<string, string>>;
