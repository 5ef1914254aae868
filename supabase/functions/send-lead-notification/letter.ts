import { escapeHtml } from '../_shared/html.ts';
import { button, dubaiTime, type Mail, page, table } from './mail.ts';

/** The figures of a week, as the database computed them. They contain no personal data. */
export interface WeekFigures {
  /** `2026-11-23`. The week is the seven days before. */
  day: string;
  /** When they were computed, as a database timestamp. */
  at: string;
  leads: number;
  booked: number;
  /** Labels and values, in the order of the letter. */
  facts: readonly (readonly [label: string, value: string])[];
  advice: string;
}

/** Builds the weekly letter to the owner. */
export function buildLetter({ day, at, leads, booked, facts, advice }: WeekFigures, dashboardUrl: string): Mail {
  const format = (part: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', ...part });
  const daysBefore = (days: number): number => Date.parse(`${day}T00:00:00+04:00`) - days * 24 * 60 * 60_000;
  const week = format({ dateStyle: 'long' })
    .formatRange(daysBefore(7), daysBefore(1))
    .replace(/\s*–\s*/u, ' to ');
  const heading = `Last week, ${week}`;
  const subject = `Last week: ${leads === 1 ? '1 lead' : `${leads} leads`}, ${booked} booked`;
  const link = `${dashboardUrl}?overview`;
  const asOf = `As of ${format({ weekday: 'long' }).format(new Date(at))}, ${dubaiTime(at)} (Dubai). Spam and tests are left out.`;
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const rows = table(
    facts.map(([label, value]) => ({ label, value })),
    'labels',
  );
  return {
    subject,
    text: [`${heading}.`, '', ...lines, '', advice, '', `Open the overview: ${link}`, asOf, ''].join('\n'),
    html: page(
      subject,
      heading,
      `${rows}\n<p style="margin:20px 0 0">${escapeHtml(advice)}</p>\n${button(link, 'Open the overview')}`,
      asOf,
    ),
  };
}
