/** A spinner in the colour of its text. Decorative only: say in words what is loading. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.15em] animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
