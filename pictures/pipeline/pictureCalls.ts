/** `picture('<slot>')`, and `pair('<slot>')` for '<slot>-before' and '<slot>-after' (src/lib/picture.ts). */
const CALL = /\b(picture|pair)\('([a-z0-9-]+)'\)/g;

/**
 * Replaces the picture calls of a module with literals. Returns undefined if the module has no such calls. `literalOf` returns the code of
 * a slot's PictureSource; any error it throws stops the build.
 */
export async function replacePictureCalls(code: string, literalOf: (slot: string) => Promise<string>): Promise<string | undefined> {
  if (!/from '@\/lib\/picture'/.test(code)) return undefined;
  const calls = [...code.matchAll(CALL)];
  const literals = await Promise.all(
    calls.map(async ([, call, slot = '']) => {
      if (call === 'picture') return await literalOf(slot);
      const [before, after] = await Promise.all([literalOf(`${slot}-before`), literalOf(`${slot}-after`)]);
      return `{ before: ${before}, after: ${after} }`;
    }),
  );
  return calls.length === 0 ? undefined : code.replaceAll(CALL, () => `(${literals.shift()})`);
}
