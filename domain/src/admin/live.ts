import { z } from 'zod';
import { wellFormedText } from '../calls/text.ts';
import type { Refusal } from '../errors.ts';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../operations/operations.ts';
import { microsOfUsd } from '../pricing/modelCost.ts';

export const LIVE_WORDS_MOST = 200;

const words = wellFormedText().max(LIVE_WORDS_MOST);

/** What everybody's app is told. A missing field means that everything is on. */
export const toldSwitchesSchema = z.object({
  /** Nothing new is drawn, whatever is asked for. What was asked for before goes on. */
  paused: z.object({ words }).nullable().default(null),
  /** Operations that are off, each with what people are told: nothing of them is drawn, also not what waits. */
  off: z.partialRecord(z.enum(OPERATION_NAMES), z.object({ words })).default({}),
  /** What everybody who is signed in is told. */
  banner: z
    .object({ words: words.min(1) })
    .nullable()
    .default(null),
  /** No packs of credits are sold. */
  packsOff: z.object({ words }).nullable().default(null),
});
export type ToldSwitches = z.output<typeof toldSwitchesSchema>;

/** How many times the budget of the settings operators may spend: it is the owner's money. */
export const BUDGET_FACTOR_MOST = 3;

/** What an operator switches while everything runs: `config/live`, of which a missing document is the same. */
export const liveSwitchesSchema = z.object({
  ...toldSwitchesSchema.shape,
  /** `provider:model`, asked before those of the settings. */
  models: z.partialRecord(z.enum(OPERATION_NAMES), z.string().min(3).max(120)).default({}),
  /** Dollars that models may cost a UTC day; null: as the settings say. */
  budgetUsd: z.number().min(0).max(1_000_000).nullable().default(null),
});

const TABLES = ['off', 'models'] as const;

/** As stored: an operation of another version of the code switches nothing, and does no harm. */
export const storedLiveSchema = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null) return value;
  const known = TABLES.flatMap((name) => {
    const table = z.record(z.string(), z.unknown()).safeParse(Reflect.get(value, name)).data;
    if (table === undefined) return [];
    return [[name, Object.fromEntries(Object.entries(table).filter(([key]) => isKnown(key)))]];
  });
  return { ...value, ...Object.fromEntries(known) };
}, liveSwitchesSchema);
const isKnown = (name: string): boolean => Object.hasOwn(OPERATIONS, name);
export type LiveSwitches = z.output<typeof liveSwitchesSchema>;

export const ALL_ON: LiveSwitches = {
  paused: null,
  off: {},
  banner: null,
  packsOff: null,
  models: {},
  budgetUsd: null,
};

/** What the app hears of it: not whose models draw, and not what is spent. */
export const toldOf = ({ paused, off, banner, packsOff }: LiveSwitches): ToldSwitches => ({
  paused,
  off,
  banner,
  packsOff,
});

/** The day's budget: what is switched, as far as the settings let it, or what they say. */
export const liveBudget = <Budget extends { readonly limitMicros: number }>(
  { budgetUsd }: Pick<LiveSwitches, 'budgetUsd'>,
  budget: Budget,
): Budget =>
  budgetUsd === null
    ? budget
    : { ...budget, limitMicros: Math.min(microsOfUsd(budgetUsd), mostBudget(budget)) };

export const mostBudget = ({ limitMicros }: { readonly limitMicros: number }): number =>
  limitMicros * BUDGET_FACTOR_MOST;

/** The one document of `config`. */
export const LIVE_ID = 'live';

/** A function reads the switches anew after this long. */
export const LIVE_CACHED_MS = 60_000;

export const liveDocumentSchema = z.object({
  ...liveSwitchesSchema.shape,
  /** Of the action that switched last: asked for again, it is done. */
  switch_key: z.string().nullable().default(null),
  created_at: z.date(),
  updated_at: z.date(),
});

const UNTOLD = 'please try again later';

/** Why an operation is not taken just now; null when it is. */
export function switchedOff(live: LiveSwitches, operation: OperationName): Refusal | null {
  const off = live.paused ?? live.off[operation] ?? null;
  return off === null ? null : offFor(off.words);
}

/** Why no packs are sold just now; null when they are. */
export const packsSwitchedOff = ({ packsOff }: Pick<LiveSwitches, 'packsOff'>): Refusal | null =>
  packsOff === null ? null : offFor(packsOff.words);

const offFor = (told: string): Refusal => ({
  reason: 'switched-off',
  params: { words: told === '' ? UNTOLD : told },
});
