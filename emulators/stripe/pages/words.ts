import type { PlanPrice } from '../options.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function day(seconds: number): string {
  return dates.format(seconds * 1000);
}

export const EVERY: Readonly<Record<PlanPrice['interval'], string>> = {
  month: 'Monthly',
  year: 'Yearly',
};
