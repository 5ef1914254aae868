import type { PlateName, SlotName } from '../../pictures/slots';

/** Widths in px to which pictures are scaled, up to their intrinsic width. 750 is for a 412 px phone at a pixel ratio of 1.75. */
export const PICTURE_WIDTHS_PX = [375, 750, 1120, 1600] as const;

/** One picture, built from a slot (pictures/slots.ts). File addresses derive from `name`, as pages contain dozens of these objects. */
export interface PictureSource {
  /** Prefix of the picture's file names: the slot and a hash of its content. */
  name: string;
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** The average colour, shown until the picture has loaded. */
  colour: string;
  alt: string;
  /** False once a real photograph fills the slot. */
  illustration: boolean;
}

/** The name of a pair of slots: the part before `-before` and `-after`. */
type PairName = PlateName extends infer Name ? (Name extends `${infer Pair}-before` ? Pair : never) : never;

/** Returns the picture of a slot (pictures/slots.ts). The build replaces the call with the PictureSource, so the name must be a literal. */
export function picture(slot: PlateName): PictureSource {
  throw new Error(`picture('${slot}') is replaced by the build: name the slot itself, not a variable (pictures/pipeline/pictureCalls.ts).`);
}

/** Returns the photograph of a slot, or undefined while there is none. The build replaces the call, as it does for picture(). */
export function photo(slot: SlotName): PictureSource | undefined {
  throw new Error(`photo('${slot}') is replaced by the build, as picture() is.`);
}

/** Returns both pictures of a before/after pair. The build replaces the call, as it does for picture(). */
export function pair(name: PairName): { before: PictureSource; after: PictureSource } {
  throw new Error(`pair('${name}') is replaced by the build, as picture() is.`);
}

/** Returns a text that describes only the illustration, such as the skin tone, or undefined once a photograph has replaced it. */
export function illustrationText({ illustration }: PictureSource, text: string): string | undefined {
  return illustration ? text : undefined;
}

/** Returns whether a pair still has an illustration, which must never be called a result. */
export function isDrawn({ before, after }: { before: PictureSource; after: PictureSource }): boolean {
  return before.illustration || after.illustration;
}

/** Returns the widths in px to which a picture of this intrinsic width is scaled. */
export function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS_PX.filter((candidate) => candidate <= width);
}

/** Returns the address of a picture's AVIF file. */
export function pictureFile(name: string, width: number): string {
  return `/pictures/${name}-${width}.avif`;
}

/** Returns the `srcset` of all AVIF files. */
export function srcSetOf({ name, width }: PictureSource): string {
  return widthsOf(width)
    .map((target) => `${pictureFile(name, target)} ${target}w`)
    .join(', ');
}

/** Returns the address of the one WebP file, for browsers without AVIF. */
export function fallbackOf({ name }: Pick<PictureSource, 'name'>): string {
  return `/pictures/${name}.webp`;
}
