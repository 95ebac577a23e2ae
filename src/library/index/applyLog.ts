import { millisOf, type LogEntry } from '@lumashot/domain/library/feed';
import type { LibraryChangeKind } from '@lumashot/domain/library/changes';
import {
  flagsAfter,
  flagsOf,
  type FlagChange,
  type ItemFlags,
} from '@lumashot/domain/library/flags';
import type { StoredRow } from './database.ts';

/**
 * What the change log does to rows, and what was changed here on top of it. Pure: the same for a page
 * that arrives late, for the log itself, and for a change that is taken back.
 */

/** One thing that happened to one item. */
interface LogStep {
  readonly kind: LibraryChangeKind;
  readonly at: Date;
  readonly isRefund: boolean;
}

export type StepsOfKeys = ReadonlyMap<string, readonly LogStep[]>;

/** The entries by the items that they are about, in their order. */
export function stepsOfKeys(entries: readonly LogEntry[]): StepsOfKeys {
  const steps = new Map<string, LogStep[]>();
  for (const { change, at } of entries) {
    if (change === null) continue;
    const isRefund = change.refunded === true;
    const step = { kind: change.kind, at: new Date(millisOf(at)), isRefund };
    for (const key of change.keys) {
      const known = steps.get(key);
      if (known === undefined) steps.set(key, [step]);
      else known.push(step);
    }
  }
  return steps;
}

/** Null: deleted for ever. */
export function flagsAfterSteps(
  flags: ItemFlags,
  steps: readonly LogStep[] = [],
): ItemFlags | null {
  let after = flags;
  for (const { kind, at } of steps) {
    if (kind === 'purge') return null;
    after = flagsAfter(after, kind, at);
  }
  return after;
}

/** A row whose credits were given back, as the log says. */
export function withRefund(row: StoredRow, steps: readonly LogStep[] = []): StoredRow {
  const refund = steps.findLast(({ isRefund }) => isRefund);
  return refund === undefined ? row : { ...row, item: { ...row.item, refunded_at: refund.at } };
}

/** A change that was made here, on top of what the server says. */
export interface LocalChange {
  readonly change: FlagChange;
  /** By the device's clock. */
  readonly madeAt: number;
}

export const shownFlags = (confirmed: ItemFlags, local: readonly LocalChange[] = []): ItemFlags =>
  local.reduce(
    (flags, { change, madeAt }) => flagsAfter(flags, change, new Date(madeAt)),
    confirmed,
  );

/** As the server has confirmed them. Rows from before there were flags have none. */
export const confirmedFlagsOf = ({ confirmed, item }: StoredRow): ItemFlags =>
  confirmed ?? flagsOf(item);

/** The row as it is shown, which remembers what the server says only where that is something else. */
export function rowWithFlags(
  row: StoredRow,
  flags: ItemFlags,
  local: readonly LocalChange[] = [],
): StoredRow {
  const { key, uid, type, id, createdAt } = row;
  const shown = {
    key,
    uid,
    type,
    id,
    createdAt,
    item: { ...row.item, ...shownFlags(flags, local) },
  };
  return local.length === 0 ? shown : { ...shown, confirmed: flags };
}
