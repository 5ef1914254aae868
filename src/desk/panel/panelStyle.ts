/** A text of several lines in the panel; larger on phones, which would zoom otherwise. */
export const areaDense =
  'block w-full resize-y rounded-sm border border-field bg-white px-3 py-2.5 text-small/6 text-ink placeholder:text-mute max-md:text-body/6';
