const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 1400 is `$14.00`. */
export function dollars(cents: number): string {
  return format.format(cents / 100);
}
