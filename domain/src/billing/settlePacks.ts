import { NOTHING } from './paidLine.ts';
import type { PackPurchase, SettledPack } from './packPurchase.ts';
import { packName } from './packs.ts';

export interface PackFacts {
  /** The whole balance, its bought part, and what is held for jobs that run. */
  readonly credits: number;
  readonly purchased: number;
  readonly held: number;
  readonly before: readonly SettledPack[];
  /** As the provider says now; null: it was not asked, and what it said last counts. */
  readonly read: readonly PackPurchase[] | null;
}

/** One movement of bought credits, for `credit_grants` and the ledger. */
export interface PackEntry {
  readonly kind: 'pack' | 'pack_take_back';
  readonly session_id: string;
  readonly number: number;
  readonly amount: number;
  readonly spent: number;
  /** After it. */
  readonly balance: number;
  /** For the ledger. */
  readonly description: string;
}

export interface PackSettlement {
  readonly packs: readonly SettledPack[];
  readonly credits: number;
  readonly purchased: number;
  readonly entries: readonly PackEntry[];
  /** More would be taken back, were it not held for jobs that run. */
  readonly isHeldUp: boolean;
}

/**
 * Brings what was granted for packs in line with what was paid for them and kept. Returned money takes
 * back what is left of that purchase, bought credits being spent oldest first; what is spent already
 * stays given and is written down. Money that comes again (a dispute that was won) grants again.
 */
export function settlePacks(facts: PackFacts): PackSettlement {
  const packs = merged(facts.before, facts.read ?? []);
  const state = { ...facts, packs, entries: [] as PackEntry[], isHeldUp: false };
  // In this order a second look finds nothing to do: what comes again to an older purchase takes over
  // what was spent of newer ones.
  for (const at of packs.keys()) grant(state, at);
  for (const at of packs.keys()) takeBack(state, at);
  const { credits, purchased, entries, isHeldUp } = state;
  return { packs, credits, purchased, entries, isHeldUp };
}

interface State {
  credits: number;
  purchased: number;
  readonly held: number;
  readonly packs: SettledPack[];
  readonly entries: PackEntry[];
  isHeldUp: boolean;
}

/** Oldest first. A purchase that the provider does not list any more stays as it was. */
function merged(before: readonly SettledPack[], read: readonly PackPurchase[]): SettledPack[] {
  const known = new Map(before.map((pack) => [pack.session_id, pack]));
  const packs = new Map(known);
  for (const { session_id, credits, bought_at, kept } of read) {
    const was = known.get(session_id) ?? { session_id, credits, bought_at, given: 0, entries: 0 };
    packs.set(session_id, { ...was, kept });
  }
  return [...packs.values()].toSorted(
    (one, other) =>
      +one.bought_at - +other.bought_at || (one.session_id < other.session_id ? -1 : 1),
  );
}

const entitledOf = ({ credits, kept }: SettledPack): number => Math.floor(credits * kept + NOTHING);

/** What is left of a purchase, of so many bought credits: the newer ones are spent after it. */
function leftOf({ packs }: State, at: number, purchased: number): number {
  const newer = packs.slice(at + 1).reduce((sum, { given }) => sum + given, 0);
  return Math.max(0, Math.min(packs[at]?.given ?? 0, purchased - newer));
}

function takeBack(state: State, at: number): void {
  const pack = state.packs[at];
  if (pack === undefined) return;
  const excess = pack.given - entitledOf(pack);
  const left = Math.min(excess, leftOf(state, at, state.purchased));
  if (left <= 0) return;
  // What is held counts as spent, the plan's first and the oldest purchase first, until its jobs end.
  const free = Math.min(state.purchased, state.credits - state.held);
  const amount = Math.min(left, leftOf(state, at, free));
  if (amount < left) state.isHeldUp = true;
  if (amount > 0)
    move(state, at, { kind: 'pack_take_back', amount: -amount, spent: excess - left });
}

function grant(state: State, at: number): void {
  const pack = state.packs[at];
  if (pack === undefined) return;
  const amount = entitledOf(pack) - pack.given;
  if (amount > 0) move(state, at, { kind: 'pack', amount, spent: 0 });
}

function move(
  state: State,
  at: number,
  { kind, amount, spent }: Pick<PackEntry, 'kind' | 'amount' | 'spent'>,
): void {
  const pack = state.packs[at];
  if (pack === undefined) return;
  state.credits += amount;
  state.purchased += amount;
  const number = pack.entries + 1;
  state.packs[at] = { ...pack, given: pack.given + amount, entries: number };
  const { session_id, credits } = pack;
  state.entries.push({
    kind,
    session_id,
    number,
    amount,
    spent,
    balance: state.credits,
    description:
      kind === 'pack' ? packName(credits) : `${packName(credits)}: its payment was returned`,
  });
}
