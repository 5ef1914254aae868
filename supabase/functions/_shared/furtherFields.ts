/** The table column for a form field that is not one of the agreed six: 'preferred_time' for 'preferredTime'. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The label for the column of such a field: 'Preferred time' for 'preferred_time'. */
export function titleOf(column: string): string {
  const label = column.replaceAll('_', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
