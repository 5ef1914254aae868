/** A plus that turns into a minus. `turned`: the class that turns its upright line while the element around it is open. */
export function ExpandIcon({ turned }: { turned: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="size-6 shrink-0 text-(--gilt)"
    >
      <path d="M4 12h16" />
      <path d="M12 4v16" className={`origin-center transition-transform ${turned}`} />
    </svg>
  );
}
