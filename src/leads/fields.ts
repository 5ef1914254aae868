import { leadColumns, type LeadRow, type SheetBody } from '../../supabase/functions/_shared/leadColumns';

/** One field of a lead, with everything that the forms, the sheet, the table and the dashboard need to know. */
export interface LeadField {
  /** The field's key in the body of the sheet's endpoint. */
  readonly sheet: string;
  /** The field's column in lead_form. */
  readonly column: string;
  /** The label in forms that do not set a different one. */
  readonly label: string;
  readonly placeholder: string;
  /** `select`: the form's list of services. */
  readonly control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  readonly autoComplete: string;
  /** In characters, far above what people type. A form asks the visitor to shorten a longer text. Elsewhere the text is cut and marked. */
  readonly limit: number;
  /** The field's title in the dashboard and the CSV file. */
  readonly title: string;
  /** How the dashboard's search compares the field. */
  readonly search: 'any case' | 'as written' | 'no';
}

const specifiedFields = {
  name: {
    ...leadColumns.name,
    label: 'Full Name',
    placeholder: 'Full name',
    control: 'text',
    autoComplete: 'name',
    title: 'Name',
    search: 'any case',
  },
  email: {
    ...leadColumns.email,
    label: 'Email Address',
    placeholder: 'name@example.com',
    control: 'email',
    autoComplete: 'email',
    title: 'Email',
    search: 'any case',
  },
  phone: {
    ...leadColumns.phone,
    label: 'Phone Number',
    placeholder: '+971 50 000 0000',
    control: 'tel',
    autoComplete: 'tel',
    title: 'Phone',
    search: 'as written',
  },
  service: {
    ...leadColumns.service,
    label: 'Service',
    placeholder: 'Select a service',
    control: 'select',
    autoComplete: 'off',
    title: 'Inquiry',
    search: 'no',
  },
  message: {
    ...leadColumns.message,
    label: 'Message',
    placeholder: 'A day that suits you, or a question',
    control: 'textarea',
    autoComplete: 'off',
    title: 'Message',
    search: 'no',
  },
} as const satisfies Record<string, LeadField>;

/** Further fields, sent only by forms that show them (docs/architecture.md, Adding things). */
const further = {} as const satisfies Record<string, LeadField>;

type Specified = typeof specifiedFields;
type Further = typeof further;

export const leadFields = { ...specifiedFields, ...further };
export const furtherFields: Readonly<Record<string, LeadField>> = further;

export type FieldName = keyof typeof leadFields;

/** The values of a form's fields, exactly as typed; an untouched field is ''. */
export type LeadValues = Record<keyof Specified, string> & { [Name in keyof Further]?: string };

export function leadValues(read: (name: string) => string): LeadValues {
  const rest = Object.fromEntries(Object.keys(furtherFields).map((name) => [name, read(name)]));
  return { ...rest, name: read('name'), email: read('email'), phone: read('phone'), service: read('service'), message: read('message') };
}

/** The JSON body of the spreadsheet-script endpoint. Depending on the form, `email` may be '' or absent. */
export type SheetPayload = Readonly<SheetBody & { [Name in keyof Further as Further[Name]['sheet']]?: string }>;

/**
 * Query parameters of the endpoint's URL, sent beside the body: where the visitor came from (leads/attribution.ts) and `suspect`
 * (leads/spamSignals.ts). Contains nothing that the visitor typed.
 */
export type SheetQuery = Readonly<Record<string, string>>;

/** A row as the site inserts it into lead_form. */
export type LeadRecord = Readonly<LeadRow & { [Name in keyof Further as Further[Name]['column']]?: string }>;

/** Returns the text of a lead, a body or a row under a name; '' if there is none. */
export function textOf(lead: object, name: string): string {
  const text: unknown = Reflect.get(lead, name);
  return typeof text === 'string' ? text : '';
}

/** Formats the further fields of a lead, one per line: 'Preferred time: mornings'. `read` gets a field's value by its name or column. */
export function furtherLines(read: (name: string, column: string) => string): string[] {
  return Object.entries(furtherFields)
    .map(([name, { title, column }]) => ({ title, text: read(name, column) }))
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `${title}: ${text}`);
}
