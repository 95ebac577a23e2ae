import { groupDigits } from '../groupDigits.ts';

/** Smallest first. */
export const PACK_IDS = ['S', 'M', 'L'] as const;
export type PackId = (typeof PACK_IDS)[number];

interface Pack {
  readonly credits: number;
  /** US cents, paid once. */
  readonly cents: number;
}

/** Credits for a busy week: dearer each than those of a plan, and without an end. */
export const PACKS: Readonly<Record<PackId, Pack>> = {
  S: { credits: 50, cents: 900 },
  M: { credits: 150, cents: 2_400 },
  L: { credits: 500, cents: 6_900 },
};

/** For the ledger, the payment page and the invoice. */
export const packName = (credits: number): string => `Pack of ${groupDigits(credits)} credits`;
