import type { SlotName } from '../../pictures/slots';

/** Widths in px of which every picture is cut, up to its own. 750 is what a 412 px phone at 1.75 asks for. */
export const PICTURE_WIDTHS_PX = [375, 750, 1120, 1600] as const;

/** One picture, as the build makes it from a slot (pictures/slots.ts). Its files follow from `name`; pages carry dozens of these. */
export interface PictureSource {
  /** What the names of its files begin with: the slot and a hash of its content. */
  name: string;
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** The average colour, shown until the picture is there. */
  colour: string;
  alt: string;
  /** False once a real photograph fills the slot. */
  illustration: boolean;
}

/** Names a pair of slots by what stands before `-before` and `-after`. */
type PairName = SlotName extends infer Name ? (Name extends `${infer Pair}-before` ? Pair : never) : never;

/** The picture of a slot (pictures/slots.ts). The build writes the PictureSource in the place of the call, which takes a name in quotes. */
export function picture(slot: SlotName): PictureSource {
  throw new Error(`picture('${slot}') is replaced by the build: name the slot itself, not a variable (pictures/pipeline/pictureCalls.ts).`);
}

/** The two pictures of a before/after pair, as picture() gives them. */
export function pair(name: PairName): { before: PictureSource; after: PictureSource } {
  throw new Error(`pair('${name}') is replaced by the build, as picture() is.`);
}

/** Words that are true of the plate alone, such as the tone of the skin: a photograph in its place takes them off the page. */
export function plateWords({ illustration }: PictureSource, words: string): string | undefined {
  return illustration ? words : undefined;
}

/** Whether a pair still has a drawing, which is never called a result. */
export function isDrawn({ before, after }: { before: PictureSource; after: PictureSource }): boolean {
  return before.illustration || after.illustration;
}

/** The widths in px that a picture of this intrinsic width is cut to. */
export function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS_PX.filter((candidate) => candidate <= width);
}

/** The address of an AVIF file of a picture. */
export function pictureFile(name: string, width: number): string {
  return `/pictures/${name}-${width}.avif`;
}

/** The `srcset` text of all AVIF files. */
export function srcSetOf({ name, width }: PictureSource): string {
  return widthsOf(width)
    .map((target) => `${pictureFile(name, target)} ${target}w`)
    .join(', ');
}

/** The address of the one WebP file, for browsers without AVIF. */
export function fallbackOf({ name }: Pick<PictureSource, 'name'>): string {
  return `/pictures/${name}.webp`;
}
