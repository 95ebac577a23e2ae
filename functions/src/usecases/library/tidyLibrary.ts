import type { Profile } from '@lumashot/domain/profile/profile';
import type { PurgePorts } from './purgeItems.ts';
import { finishPurges } from './purgeTrash.ts';

interface TidyPorts extends PurgePorts {
  /** Counts a library of which that was never done. */
  readonly count: (uid: string) => Promise<void>;
}

/**
 * What nobody shall wait for the hourly run with: objects that the caller's purges left behind, and
 * the counts of a profile from before they were kept. None of it is worth a refused start.
 */
export async function tidyLibrary(
  { user_id: uid, library_counts }: Profile,
  { count, ...ports }: TidyPorts,
): Promise<void> {
  try {
    await finishPurges({ uid }, ports);
    if (library_counts === undefined) await count(uid);
  } catch (error) {
    ports.log.ownerFailed({ uid, error });
  }
}
