import type { CallRequest } from '@lumashot/domain/calls/calls';
import { CHANGE_KEYS_MOST, type ItemKey } from '@lumashot/domain/library/changes';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { chunksOf } from '../turns/chunksOf.ts';
import type { LibraryFlags } from './ports.ts';
import { withoutDoubles } from './withoutDoubles.ts';

interface Changed {
  readonly changed: number;
  readonly missing: ItemKey[];
}

/**
 * Marks items, a commit's worth at a time. Idempotent by nature: what a call that failed half-way has
 * changed is skipped by the next one, and the change log says it to every device, also to the one
 * that was told of a failure.
 */
export async function changeItems(
  { uid, set, items }: CallRequest<'changeItems'> & { readonly uid: string },
  { flags }: { readonly flags: LibraryFlags },
): Promise<Result<Changed>> {
  let changed = 0;
  const missing: ItemKey[] = [];
  for (const some of chunksOf(withoutDoubles(items), CHANGE_KEYS_MOST)) {
    const outcome = await flags.set({ uid, change: set, items: some });
    if (outcome.kind === 'refunded') return refuse({ reason: 'item-refunded' });
    changed += outcome.changed;
    missing.push(...outcome.missing);
  }
  return succeed({ changed, missing });
}
