/** A spinner in the colour of its text. Decorative: text beside it must say what is loading. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.15em] animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
