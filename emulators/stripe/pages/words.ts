import type { PriceConfig } from '../options.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 1400 is `$14.00`. */
export function money(cents: number): string {
  return dollars.format(cents / 100);
}

export function day(seconds: number): string {
  return dates.format(seconds * 1000);
}

export const EVERY: Readonly<Record<PriceConfig['interval'], string>> = {
  month: 'Monthly',
  year: 'Yearly',
};
