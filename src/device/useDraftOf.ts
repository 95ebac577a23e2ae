import type { DraftName } from './drafts.ts';
import { useDraft } from './useDraft.ts';

interface Options<Id extends string> {
  readonly uid: string;
  readonly name: DraftName;
  /** What can be chosen: another one that was kept counts as none. */
  readonly ids: readonly Id[];
  /** From another screen: goes before what was kept here, also where it names none. Undefined: nothing was handed over. */
  readonly initial?: Id | null | undefined;
  /** When nothing was handed over or kept. */
  readonly fallback?: Id | null | undefined;
}

/** One of a few, as useState would hold it; null: none is chosen. What is chosen is there again after a reload. */
export function useDraftOf<Id extends string>({
  uid,
  name,
  ids,
  initial,
  fallback,
}: Options<Id>): readonly [Id | null, (id: Id | null) => void] {
  const [kept, keep] = useDraft({
    uid,
    name,
    initial: initial === undefined ? null : (initial ?? ''),
    fallback: fallback ?? '',
  });
  return [ids.find((id) => id === kept) ?? null, (id) => keep(id ?? '')];
}
