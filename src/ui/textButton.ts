/** A button that looks like a link, 44 px high. */
export const textButton =
  'min-h-11 justify-self-center rounded-sm px-2 text-small font-semibold text-rosewood underline decoration-1 underline-offset-3';
