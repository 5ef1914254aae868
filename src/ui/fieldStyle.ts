/** The box of every input: 52 px, white, one border; larger text than 16 px so that phones do not zoom. */
export const fieldBox =
  'h-13 w-full rounded-sm border border-field bg-white px-(--field-inset) text-body/none text-ink placeholder:text-mute disabled:bg-plaster disabled:text-ink-soft aria-invalid:border-error';

/** 44 px, for the dense staff area. A field that is typed in is larger on phones: they would zoom. */
export const fieldBoxDense =
  'h-11 w-full rounded-sm border border-field bg-white px-3 text-small/none text-ink placeholder:text-mute disabled:border-hair-strong disabled:bg-plaster disabled:text-ink-soft';

/** Several lines of text; grows by hand only downwards. */
export const areaBox =
  'block min-h-24 w-full resize-y rounded-sm border border-field bg-white px-4 py-3 text-body/snug text-ink placeholder:text-mute disabled:bg-plaster disabled:text-ink-soft aria-invalid:border-error';
