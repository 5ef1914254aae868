/** A dot, or a ring unless `filled`. A drawing stays visible where the browser darkens pages or forces colours. */
export function Dot({ filled, className }: { filled: boolean; className: string }) {
  return (
    // The colour is not the drawing's own, because forced colours would not replace it.
    <span aria-hidden="true" className={className}>
      <svg viewBox="0 0 10 10" stroke="currentColor" strokeWidth="2.5" className="size-2.5">
        <circle cx="5" cy="5" r="3.75" fill={filled ? 'currentColor' : 'none'} />
      </svg>
    </span>
  );
}
