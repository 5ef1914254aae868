/**
 * Text that must not break across lines: a short part in brackets, a range ('6–8 weeks'), an amount with its unit ('AED 1,500', '90 minutes'),
 * and hyphenated words ('EU-certified'), because browsers may break a line after either dash.
 */
const WHOLE = new RegExp(
  [
    String.raw`\([^()]{1,16}\)`,
    String.raw`AED \d+(?:,\d{3})*`,
    String.raw`\d[\d.,]*[–-]\d+(?: [a-z]+)?`,
    String.raw`\d[\d.,:]*\+?(?: to \d+)? (?:minutes?|hours?|days?|weeks?|months?|years?|mm|nm|ml|AM|PM)\b`,
    String.raw`\w+-\w+`,
  ].join('|'),
);

/** A text in which ranges, amounts and compound words stay on one line. Shared parts render their texts with it. */
export function NoBreak({ text }: { text: string }) {
  const found = WHOLE.exec(text);
  if (!found) return text;
  const [piece] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className="whitespace-nowrap">{piece}</span>
      <NoBreak text={text.slice(found.index + piece.length)} />
    </>
  );
}
