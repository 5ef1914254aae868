/** An amount in AED with its thousands comma and without its currency: 2500 -> '2,500'. */
export function figure(amount: number): string {
  return amount.toLocaleString('en-US');
}
