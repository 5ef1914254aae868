/**
 * Formats a whole amount in AED with thousands commas and without the currency: 2500 -> '2,500'. Avoids toLocaleString(), whose first
 * call on a page loads the browser's language data and takes 20 ms or more in the middle of hydration.
 */
export function formatAmount(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
