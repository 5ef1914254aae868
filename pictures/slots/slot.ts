/** One place for a picture. */
export interface Slot {
  /** Where it stands and what a photographer should bring for it. */
  purpose: string;
  /** Width to height as it is shown. */
  ratio: readonly [number, number];
  /** Least width of a photograph, px. */
  minWidth: number;
  /** Alternative text of the plate: says what is drawn, and that it is an illustration. */
  alt: string;
  /** Words under the picture. */
  caption?: string;
  /** A photograph here shows a client's skin before or after treatment and needs a consent id. */
  consent?: true;
}
