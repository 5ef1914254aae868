const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/**
 * Reads an amount such as '1,200.50' or '١٬٢٠٠٫٥٠': null if the field is empty, NaN if the text is no amount with at most two decimals.
 * Direction marks, which copied Arabic text contains, are ignored.
 */
export function parseAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u060C\u066C]/g, ',')
    .replaceAll('\u066B', '.')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (plain === '') return null;
  return AMOUNT.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
}
