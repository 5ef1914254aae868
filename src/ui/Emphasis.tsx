/** Sets one phrase between `*asterisks*` in italics. */
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
