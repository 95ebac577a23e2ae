import { chunksOf } from '../turns/chunksOf.ts';
import type { ResultStore } from '../ports.ts';
import type { LibraryTrash, PurgeLog, PurgeTask } from './ports.ts';

/** Items whose objects are removed at the same time. */
const AT_ONCE = 16;

interface RemovePorts {
  readonly trash: Pick<LibraryTrash, 'forgetTask'>;
  readonly results: Pick<ResultStore, 'removeObjects'>;
  readonly log: PurgeLog;
}

/** Removes the objects of items that are gone. What cannot be removed now stays named by its task. */
export async function removeObjects(
  tasks: readonly PurgeTask[],
  { trash, results, log }: RemovePorts,
): Promise<void> {
  for (const some of chunksOf(tasks, AT_ONCE)) {
    await Promise.all(
      some.map(async ({ itemId, paths }) => {
        try {
          await results.removeObjects(paths);
          await trash.forgetTask(itemId);
        } catch (error) {
          log.objectsFailed({ itemId, error });
        }
      }),
    );
  }
}
