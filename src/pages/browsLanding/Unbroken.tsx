/** Text in which the duration stays in one piece: lines would otherwise break at its dash. */
export function Unbroken({ text }: { text: string }) {
  const [before = '', duration, after = ''] = text.split(/(6–8 weeks)/);
  return (
    <>
      {before}
      {duration !== undefined && <span className="whitespace-nowrap">{duration}</span>}
      {after}
    </>
  );
}
