/**
 * The columns of lead_form that were agreed with the customer, by the name of the form's input. `sheet` is the key in the body for the sheet's
 * endpoint, `limit` in characters. src/leads/fields.ts adds labels and further fields. The migrations and the spreadsheet script have lists of
 * their own.
 */
export const leadColumns = {
  name: { sheet: 'name', column: 'full_name', nullable: false, limit: 1_000 },
  email: { sheet: 'email', column: 'email', nullable: false, limit: 320 },
  phone: { sheet: 'whatsapp', column: 'phone_number', nullable: false, limit: 200 },
  service: { sheet: 'service', column: 'inquiry_type', nullable: true, limit: 200 },
  message: { sheet: 'message', column: 'message', nullable: true, limit: 4_000 },
  landingPage: { sheet: 'landingPage', column: 'source_page', nullable: true, limit: 500 },
} as const;

/** The most bytes of a row's values as JSON, as the table counts them. */
export const MAX_LEAD_BYTES = 8_192;

type Column = (typeof leadColumns)[keyof typeof leadColumns];

/** The agreed keys of the body for the sheet's endpoint, in the agreed order. Some forms leave out `email`. */
export type SheetBody = Readonly<{ [Each in Exclude<Column['sheet'], 'email'>]: string } & { email?: string }>;

/** The agreed columns of a row. */
export type LeadRow = { [Each in Column as Each['column']]: Each['nullable'] extends true ? string | null : string };

/** Builds the agreed columns of a lead's row. What the visitor left empty is null in a nullable column. */
export function leadRow(body: SheetBody): LeadRow {
  const columns = Object.values(leadColumns).map(({ sheet, column, nullable }) => {
    const isNull = nullable && sheet !== 'landingPage';
    return [column, body[sheet] || (isNull ? null : '')] as const;
  });
  return Object.fromEntries(columns) as LeadRow;
}
