import type { HistoryFilter } from '@lumashot/domain/credits/history';
import { groupDigits } from '@lumashot/domain/groupDigits';

/** Words of the tab Credits in Settings. */
export const CREDITS_TEXTS = {
  balance: 'Balance',
  fromPlan: (credits: number): string => `${groupDigits(credits)} from your plan`,
  fromTrial: (credits: number): string => `${groupDigits(credits)} from your trial`,
  bought: (credits: number): string => `${groupDigits(credits)} bought or given`,
  held: (credits: number): string => `${groupDigits(credits)} held for pictures in the darkroom`,
  next: (credits: number, day: string): string => `${groupDigits(credits)} new credits on ${day}`,
  /** Where how many is not known. */
  nextOn: (day: string): string => `New credits on ${day}`,
  nextOwed: (day: string): string =>
    `No new credits on ${day}: they make up for a payment that went back`,
  nextFull: (day: string): string =>
    `No new credits on ${day}: your plan’s credits are at their limit`,
  rule: (most: number): string =>
    `Unused credits stay yours, up to ${groupDigits(most)}. Bought ones have no limit.`,
  history: 'History',
  filter: 'Show',
  filters: {
    all: 'All',
    spent: 'Spent',
    received: 'Received',
    'not-charged': 'Not charged',
  } satisfies Record<HistoryFilter, string>,
  notCharged: 'Not charged',
  cancelled: 'Cancelled',
  balanceAfter: (balance: number): string => `balance ${groupDigits(balance)}`,
  more: 'Show more',
  loading: 'Loading…',
  offline: 'This needs a network',
  failed: 'The history could not be read.',
  incomplete: 'Not every line can be shown here. Your balance is right all the same.',
  retry: 'Try again',
  empty: {
    all: 'Nothing has moved yet.',
    spent: 'No credits were spent.',
    received: 'No credits have come in.',
    'not-charged': 'Every picture of the last 30 days came out.',
  } satisfies Record<HistoryFilter, string>,
  sumWhole: 'These lines add up to your balance.',
  sumPart: 'These lines add up to your balance, from where they begin.',
  before: 'Before these lines',
  received: 'Received',
  spent: 'Spent',
  csv: 'Download as CSV',
  csvBusy: 'Preparing…',
  csvFailed: {
    title: 'The table could not be made',
    description: 'Check your connection and try again.',
  },
  csvIncomplete: (lines: number) => ({
    title: 'The table is not whole',
    description: `${lines === 1 ? 'One line' : `${lines} lines`} could not be read. Your balance is right all the same.`,
  }),
  pictureMissing: {
    title: 'The picture was not found',
    description: 'It may have been deleted.',
  },
} as const;

/** Under which name the table is saved: `lumashot-credits-2026-11-22.csv` */
export const csvName = (day: Date): string =>
  `lumashot-credits-${day.toISOString().slice(0, 10)}.csv`;

/** With a sign, as statements write it; a row of nothing is 0. */
export const signedCredits = (amount: number): string =>
  amount > 0 ? `+${groupDigits(amount)}` : amount < 0 ? `-${groupDigits(-amount)}` : '0';
