import { NoBreak } from './NoBreak';

/** Sets one phrase between `*asterisks*` in italics. */
export function Emphasis({ text }: { text: string }) {
  const [before = '', phrase, after = ''] = text.split('*');
  return (
    <>
      <NoBreak text={before} />
      {phrase !== undefined && (
        <em>
          <NoBreak text={phrase} />
        </em>
      )}
      <NoBreak text={after} />
    </>
  );
}
