const UNITS = 'minutes|hours|days|weeks|months|years|AM|PM';
/** An amount, a number or range with its unit, or a hyphenated word. */
const PIECE = new RegExp(String.raw`(AED \d[\d,]*\d|[\d:]+\+?(?:(?:–| to )\d+)? (?:${UNITS})\b|\w+-\w+)`);

/** Keeps pieces like '2–3 years', '15+ years', 'AED 1,000', '9:00 PM' and 'EU-certified' on one line. */
export function NoBreak({ text }: { text: string }) {
  const [before = '', piece, ...after] = text.split(PIECE);
  if (piece === undefined) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{piece}</span>
      <NoBreak text={after.join('')} />
    </>
  );
}
