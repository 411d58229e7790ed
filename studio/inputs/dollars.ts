/** An amount held in cents, as the field of it is filled in: 2.75, or 3. */
export function dollarText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
