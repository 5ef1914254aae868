/** One picture in all its sizes, as the build makes it from a slot (pictures/slots.ts). */
export interface PictureSource {
  /** `srcset` text of the AVIF files. */
  avif: string;
  /** `srcset` text of the fallback files. */
  fallback: string;
  /** A middle-sized fallback file. */
  src: string;
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** The average colour, shown until the picture is there. */
  colour: string;
  alt: string;
  /** False once a real photograph fills the slot. */
  illustration: boolean;
}
