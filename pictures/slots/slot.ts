/** A place on the site that shows one picture. */
export interface Slot {
  /** Where the picture is used, and what a photographer should deliver. */
  purpose: string;
  /** Ratio of displayed width to height. */
  ratio: readonly [number, number];
  /** Minimum width of a photograph in px, after cropping to the ratio. */
  minWidth: number;
  /** Alt text of the plate. It describes the plate and calls it an illustration. A slot without it has no plate and waits for a photograph. */
  alt?: string;
  /** Caption under the picture. */
  caption?: string;
  /** Set for slots whose photograph shows a client before or after treatment. Such a photograph requires a consent id. */
  consent?: true;
}
