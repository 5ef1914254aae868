import { classNames } from '@/lib/classNames';

const base = 'w-full rounded-sm edged bg-white text-ink placeholder:text-mute disabled:bg-plaster disabled:text-ink-soft';

/** The box of every input: 52 px high, with text above 16 px so that phones do not zoom in on it. */
export const fieldBox = classNames(base, 'h-13 px-(--field-inset) text-body/none');

/** The same box, 44 px high, for the staff area. Its text fields need larger text on phones, which would otherwise zoom in. */
export const fieldBoxDense = classNames(base, 'h-11 px-3 text-small/none disabled:[--edge:theme(colors.hair-strong)]');

/** Marks a filter that is in use. */
export const fieldInUse = '[--edge:theme(colors.rosewood)] bg-petal! forced-colors:border-3';

/** The box of a multi-line field, which can be dragged taller but not wider. */
export const areaBox = classNames(base, 'block min-h-24 resize-y px-(--field-inset) py-3 text-body/snug');
