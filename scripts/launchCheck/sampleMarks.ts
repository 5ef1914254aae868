/** What a content file calls invented until the owner has checked it: every comment with "Sample: ...", with its line. */
export function sampleMarks(file: string, source: string): string[] {
  return [...source.matchAll(/\/\*\*.*?\*\//gs)].flatMap(({ 0: comment, index }) => {
    const at = comment.indexOf('Sample: ');
    if (at === -1) return [];
    const line = source.slice(0, index + at).split('\n').length;
    const words = comment
      .slice(at + 'Sample: '.length, -2)
      .replace(/\n\s*\*/g, '')
      .trim();
    return [`${file}, line ${line}: ${words}`];
  });
}
