/** The box of every input: 52 px high, with text above 16 px so that phones do not zoom in on it. */
export const fieldBox =
  'h-13 w-full rounded-sm border border-field bg-white px-(--field-inset) text-body/none text-ink placeholder:text-mute disabled:bg-plaster disabled:text-ink-soft aria-invalid:border-error';

/** The same box, 44 px high, for the staff area. Its text fields need larger text on phones, which would otherwise zoom in. */
export const fieldBoxDense =
  'h-11 w-full rounded-sm border border-field bg-white px-3 text-small/none text-ink placeholder:text-mute disabled:border-hair-strong disabled:bg-plaster disabled:text-ink-soft';

/** The box of a multi-line field, which can be dragged taller but not wider. */
export const areaBox =
  'block min-h-24 w-full resize-y rounded-sm border border-field bg-white px-4 py-3 text-body/snug text-ink placeholder:text-mute disabled:bg-plaster disabled:text-ink-soft aria-invalid:border-error';
