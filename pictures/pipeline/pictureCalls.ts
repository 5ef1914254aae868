/** `picture('<slot>')`, `photo('<slot>')`, and `pair('<slot>')` for '<slot>-before' and '<slot>-after' (src/lib/picture.ts). */
const CALL = /\b(picture|photo|pair)\('([a-z0-9-]+)'\)/g;

/** Returns the code of a slot's PictureSource, or `undefined` for `photo` without a photograph. Any error it throws stops the build. */
export type CodeOf = (slot: string, call: 'picture' | 'photo') => Promise<string>;

/** Replaces the picture calls of a module with literals. Returns undefined if the module has no such calls. */
export async function replacePictureCalls(code: string, codeOf: CodeOf): Promise<string | undefined> {
  if (!/from '@\/lib\/picture'/.test(code)) return undefined;
  const calls = [...code.matchAll(CALL)];
  const literals = await Promise.all(
    calls.map(async ([, call, slot = '']) => {
      if (call === 'picture' || call === 'photo') return await codeOf(slot, call);
      const [before, after] = await Promise.all([codeOf(`${slot}-before`, 'picture'), codeOf(`${slot}-after`, 'picture')]);
      return `{ before: ${before}, after: ${after} }`;
    }),
  );
  return calls.length === 0 ? undefined : code.replaceAll(CALL, () => `(${literals.shift()})`);
}
