import type { StoredRow } from './lead.ts';
import { dubaiTime, type Fact, type Mail, page, plainFacts, singleLine, table } from './mail.ts';
import type { MailKind } from './mailer.ts';

const VALUE_CHARACTERS = 60;

const WORDS: Readonly<Record<Exclude<MailKind, 'new' | 'letter'>, string>> = {
  staff: 'More than an hour of opening time has passed, and the dashboard has no answer yet. The site promises one within two.',
  owner: 'More than two hours of opening time have passed, and the dashboard has no answer yet. The site’s promise is not kept.',
};

/** Builds the reminder of unanswered leads, oldest first. The email contains no names or messages; its links lead to them. */
export function buildReminder(leads: readonly StoredRow[], kind: keyof typeof WORDS, dashboardUrl: string): Mail {
  const heading = leads.length === 1 ? 'A lead is waiting for a reply' : `${leads.length} leads are waiting for a reply`;
  const subject = `${heading}, since ${dubaiTime(leads[0]?.created_at ?? '')}`;
  const each = leads.map((lead): Fact[] => {
    const url = `${dashboardUrl}?lead=${encodeURIComponent(lead.id)}`;
    return [
      { label: 'Received', value: `${dubaiTime(lead.created_at)} (Dubai)` },
      { label: 'Interested in', value: singleLine(lead.inquiry_type ?? '', VALUE_CHARACTERS) },
      { label: 'Page', value: singleLine(lead.source_page ?? '', VALUE_CHARACTERS) },
      { label: 'Open it', value: url, href: url },
    ];
  });
  return {
    subject,
    text: [`${heading}.`, WORDS[kind], ...each.flatMap((facts) => ['', ...plainFacts(facts)]), ''].join('\n'),
    html: page(
      subject,
      heading,
      `<p>${WORDS[kind]}</p>\n${each.map((facts) => table(facts)).join('\n<hr style="border:0;margin:16px 0">\n')}`,
    ),
  };
}
