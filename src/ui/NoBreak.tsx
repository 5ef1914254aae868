/** Keeps hyphenated words ('EU-certified') and durations ('6–8 weeks') on one line: browsers may break a line after either dash. */
export function NoBreak({ text }: { text: string }) {
  const [before = '', piece, ...after] = text.split(/(\d+–\d+ (?:weeks|months|years)|\w+-\w+)/);
  if (piece === undefined) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{piece}</span>
      <NoBreak text={after.join('')} />
    </>
  );
}
