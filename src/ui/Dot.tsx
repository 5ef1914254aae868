/** A dot, or a ring unless `filled`. A drawing stays visible where the browser darkens pages or forces colours. */
export function Dot({ filled, className }: { filled: boolean; className: string }) {
  return (
    // The colour is not the drawing's own, because forced colours would not replace it.
    <span aria-hidden="true" className={className}>
      <svg viewBox="0 0 10 10" stroke="currentColor" className="size-full">
        <circle cx="5" cy="5" r="4.5" fill={filled ? 'currentColor' : 'none'} />
      </svg>
    </span>
  );
}
