/** The column of a field that forms have besides the agreed ones: 'preferredTime' as 'preferred_time'. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** 'preferred_time' as 'Preferred time'. */
export function titleOf(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
