interface SlotFile {
  file: string;
  slots: readonly string[];
}

/** How many pictures of each file of pictures/slots/ are still drawn plates, and which. */
export function plates(files: readonly SlotFile[], photographed: ReadonlySet<string>): string[] {
  return files.flatMap(({ file, slots }) => {
    const drawn = slots.filter((slot) => !photographed.has(slot));
    if (drawn.length === 0) return [];
    const names = drawn.length > 4 ? `${drawn.slice(0, 3).join(', ')} and ${drawn.length - 3} more` : drawn.join(', ');
    return [`${file}: ${drawn.length} of ${slots.length} pictures are still illustrations (${names}).`];
  });
}
