import type { Dependencies } from '../handler.ts';
import type { LeadRecord, StoredLead } from '../lead.ts';
import type { WeekFigures } from '../letter.ts';
import type { Mail } from '../mail.ts';
import type { MailKind } from '../mailer.ts';
import type { DueMail } from '../store.ts';

export const KEY = 'sb_publishable_test';

export const SETTINGS: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: KEY }),
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
  RESEND_API_KEY: 're_test',
  LEAD_MAIL_TO: 'studio@example.test',
  LEAD_MAIL_FROM: 'leads@example.test',
};

export const RECORD: LeadRecord = {
  full_name: 'Aisha Rahman',
  email: 'aisha@example.test',
  phone_number: '+971 50 123 4567',
  inquiry_type: 'Detox Facial',
  message: 'Is Friday\nevening possible?',
  source_page: '/skin-pen-microneedling-dubai',
};

export const STORED: StoredLead = {
  ...RECORD,
  further: {},
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  created_at: '2026-11-20T23:27:24.639+00:00',
};

export const FIGURES: WeekFigures = {
  day: '2026-11-23',
  at: '2026-11-23T05:00:00.25+00:00',
  leads: 12,
  booked: 4,
  facts: [
    ['Leads', '12'],
    ['Answered within two open hours', '8 of 11'],
    ['Median first response', '38 min'],
    ['Booked', '4'],
    ['From adverts', '7 leads, 3 booked'],
  ],
  advice: '3 of 11 waited longer than two open hours, most of them from 19:00 on. Decide who covers the desk then.',
};

/** A table with some leads, a mailer that records its emails, and a log. */
export class FakeServices {
  mails: { mail: Mail; key: string; kind: MailKind }[] = [];
  /** The due emails that `claimDue` returns one by one. */
  due: DueMail[] = [];
  /** The outcome of each email; `failure` is undefined if the email was sent. */
  settled: { mailId: string; failure: string | undefined }[] = [];
  logged: string[] = [];
  claims = 0;
  fails: 'mail' | 'settle' | 'store' | undefined;
  readonly #claimed = new Set<string>();

  constructor(readonly leads: readonly StoredLead[] = [STORED]) {}

  get dependencies(): Dependencies {
    const failIf = (part: string, message: string): void => {
      if (this.fails === part) throw new Error(message);
    };
    return {
      publishableKeys: ['sb_publishable_other', KEY],
      subject: 'New lead: {name} ({inquiry})',
      dashboardUrl: 'https://studio.test/dashboard',
      log: (text) => void this.logged.push(text),
      store: {
        claim: async (record) => {
          this.claims += 1;
          failIf('store', 'claim_lead_notification answered 503');
          const isSame = (stored: StoredLead) => Object.entries(record).every(([key, value]) => Reflect.get(stored, key) === value);
          const lead = this.leads.find((stored) => !this.#claimed.has(stored.id) && isSame(stored));
          if (lead) this.#claimed.add(lead.id);
          return lead;
        },
        claimDue: async () => {
          failIf('store', 'claim_due_mail answered 503');
          return this.due.shift();
        },
        settle: async (mailId, failure) => {
          failIf('settle', 'gone');
          this.settled.push({ mailId, failure });
        },
      },
      mailer: {
        send: async (mail, key, kind) => {
          failIf('mail', 'Resend answered 500');
          this.mails.push({ mail, key, kind });
        },
      },
    };
  }
}

/** A request as supabase-js sends it. */
export function call(body: unknown = RECORD, headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request('http://127.0.0.1/functions/v1/send-lead-notification', {
    method,
    headers: { apikey: KEY, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && method !== 'HEAD' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** A request as the sweep sends it. */
export function sweepCall(headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request('http://127.0.0.1/send-lead-notification/sweep', { method, headers: { apikey: KEY, ...headers } });
}
