import { DAY_MS } from '@lumashot/domain/durations';
import { mapResult, succeed, type Result } from '@lumashot/domain/result';
import { oneByOne } from '../turns/oneByOne.ts';
import { closeOwn, type OwnClosePorts } from './closeAccount.ts';
import { deleteAccount, type DeletionPorts } from './deleteAccount.ts';
import type { AccountLog, Closings, DeletionTasks, Unbegun } from './ports.ts';

/** Whoever has not begun by then is not waiting for a mail any more. */
const UNBEGUN_KEPT_MS = 30 * DAY_MS;
/** Users a run of the weekly look. */
const UNBEGUN_MOST = 50;

export interface UnbegunPorts {
  readonly closings: Pick<Closings, 'beginUnbegun'>;
  readonly tasks: DeletionTasks;
  readonly log: AccountLog;
  readonly now: () => Date;
}

/**
 * An account that somebody has signed up for and never begun has no profile: nothing that could be kept for
 * seven days. It goes the way of every deletion, at once. False: it has a profile. A task that is not sent
 * is not missed: the hourly look finds the account.
 */
export async function removeUnbegun(
  uid: string,
  { closings, tasks, log, now }: UnbegunPorts,
): Promise<boolean> {
  if (!(await closings.beginUnbegun({ uid, now: now() }))) return false;
  await tasks.send(uid).catch((error: unknown) => log.stopped({ step: 'start', error }));
  return true;
}

/**
 * The caller is too young, or does not say how old they are. Who has begun after all has seven days, as ever, and
 * has to have signed in a moment ago, as ever: nothing is asked of who has nothing to lose.
 */
export async function refuseAge(
  { uid, signedInAt }: { readonly uid: string; readonly signedInAt: Date },
  ports: UnbegunPorts & OwnClosePorts,
): Promise<Result<{ isRemoved: boolean }>> {
  if (await removeUnbegun(uid, ports)) return succeed({ isRemoved: true });
  return mapResult(await closeOwn({ uid, signedInAt }, ports), () => ({ isRemoved: false }));
}

/** Removes who has signed up long ago and never begun. Nobody of whom anything at all is kept. */
export async function purgeUnbegun(
  ports: DeletionPorts & {
    readonly unbegun: Unbegun;
    /** Users a run; fewer in tests. */
    readonly most?: number;
  },
): Promise<number> {
  const { unbegun, closings, log, now, most = UNBEGUN_MOST } = ports;
  const before = new Date(now().getTime() - UNBEGUN_KEPT_MS);
  let left = most;
  async function* some(): AsyncIterable<string> {
    for await (const uid of unbegun.signedUpBefore(before)) {
      yield uid;
      if (left <= 0) return;
    }
  }
  return oneByOne(some(), {
    work: async (uid) => {
      if (await unbegun.hasAnything(uid)) return 0;
      if (!(await closings.beginUnbegun({ uid, now: now() }))) return 0;
      left -= 1;
      // Its first step locks the user: nobody begins an account that is going.
      await deleteAccount({ uid }, ports);
      return 1;
    },
    failed: (_, error) => log.stopped({ step: 'start', error }),
  });
}
