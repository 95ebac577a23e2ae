import type { LibraryItem } from './item.ts';
import { originalIdOf } from './original.ts';

/** More of one family are not shown: nobody compares them. */
export const FAMILY_MOST = 200;

interface Member {
  readonly id: string;
  readonly item: LibraryItem;
}

export interface FamilyFrame<Row> {
  readonly id: string;
  /** As along the edge of a film: 01, its children 01A and 01B, theirs 01A-1 ... */
  readonly number: string;
  /** Null: deleted for ever. */
  readonly row: Row | null;
}

/** Id of the first picture of the chain: the family's own name. */
export const familyIdOf = ({ id, item }: Member): string => item.family_id ?? id;

/** Of its type: what it was made of, or made like. */
export const parentIdOf = (item: LibraryItem): string | null =>
  originalIdOf(item) ?? item.made_by?.of?.id ?? null;

/**
 * A family in order: each child after its parent, the oldest first. What is forged or lost does no harm:
 * whose way does not lead to the first picture stands as its child, and a circle is walked once.
 */
export function familyOrder<Row extends Member>(
  familyId: string,
  rows: readonly Row[],
): readonly FamilyFrame<Row>[] {
  const known = new Map(rows.slice(0, FAMILY_MOST).map((row) => [row.id, row]));
  const children = childrenOf(familyId, [...known.values()]);
  const frames: FamilyFrame<Row>[] = [];
  const seen = new Set<string>();
  const walk = (id: string, number: string, depth: number): void => {
    if (seen.has(id)) return;
    seen.add(id);
    frames.push({ id, number, row: known.get(id) ?? null });
    (children.get(id) ?? []).forEach((child, at) =>
      walk(child, depth === 0 ? `${number}${letterOf(at)}` : `${number}-${at + 1}`, depth + 1),
    );
  };
  walk(familyId, '01', 0);
  let lost = children.get(familyId)?.length ?? 0;
  for (const id of known.keys()) {
    if (seen.has(id)) continue;
    walk(id, `01${letterOf(lost)}`, 1);
    lost += 1;
  }
  return frames;
}

/** Ids of each one's children, the oldest first. A parent that is gone has its place all the same. */
function childrenOf(
  familyId: string,
  rows: readonly Member[],
): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  const add = (parent: string, id: string): void => {
    const before = children.get(parent);
    if (before === undefined) children.set(parent, [id]);
    else if (!before.includes(id)) before.push(id);
  };
  const ids = new Set(rows.map(({ id }) => id));
  const oldestFirst = rows.toSorted(
    (one, other) => one.item.created_at.getTime() - other.item.created_at.getTime(),
  );
  for (const { id, item } of oldestFirst) {
    if (id === familyId) continue;
    const parent = parentIdOf(item) ?? familyId;
    // One that is gone told nobody whose child it was.
    if (!ids.has(parent) && parent !== familyId) add(familyId, parent);
    add(parent, id);
  }
  return children;
}

/** A to Z, then AA, AB ... */
const letterOf = (at: number): string =>
  at < 26
    ? String.fromCharCode(65 + at)
    : `${letterOf(Math.floor(at / 26) - 1)}${letterOf(at % 26)}`;
