/** Text in which one phrase between `*asterisks*` is set in italics. */
export function Emphasis({ text }: { text: string }) {
  const [before = '', phrase, after = ''] = text.split('*');
  return (
    <>
      {before}
      {phrase !== undefined && <em>{phrase}</em>}
      {after}
    </>
  );
}
