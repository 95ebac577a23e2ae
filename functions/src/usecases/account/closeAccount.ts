import {
  CLOSING_MS,
  FRESH_SIGN_IN_MS,
  type AccountDeletion,
} from '@lumashot/domain/account/deletion';
import { emailKey } from '@lumashot/domain/account/emailKey';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { eachInTurn } from '../eachInTurn.ts';
import type { BillingStore } from '../billing/ports.ts';
import type { JobQueue } from '../jobs/ports.ts';
import type { AccountLog, Closings, DeletionTasks, Holdings, Renewals } from './ports.ts';

export interface ClosePorts {
  readonly closings: Closings;
  readonly holdings: Pick<Holdings, 'openJobs' | 'forgetDevices'>;
  readonly billing: Pick<BillingStore, 'customerIdOf'>;
  readonly renewals: Renewals;
  readonly jobs: Pick<JobQueue, 'cancel'>;
  readonly now: () => Date;
}

interface CloseRequest {
  readonly uid: string;
  /** As typed, and as the sign-in service knows it. */
  readonly typed: string;
  readonly email: string | null;
  readonly signedInAt: Date;
}

/**
 * From the first step on the account takes no other call. Whatever of the rest fails is done by asking
 * again; nothing of it is lost if nobody does, for the deletion does it too.
 */
export async function closeAccount(
  { uid, typed, email, signedInAt }: CloseRequest,
  ports: ClosePorts,
): Promise<Result<{ closingAt: string }>> {
  if (email === null || emailKey(typed) !== emailKey(email))
    return refuse({ reason: 'email-mismatch' });
  if (ports.now().getTime() - signedInAt.getTime() > FRESH_SIGN_IN_MS) {
    return refuse({ reason: 'sign-in-too-old' });
  }
  const closing = await beginClosing(uid, ports);
  return closing === null
    ? refuse({ reason: 'account-missing' })
    : succeed({ closingAt: closing.due_at.toISOString() });
}

/** The same for whoever has been asked already: by the owner's own call, or by an operator. */
export async function beginClosing(
  uid: string,
  ports: ClosePorts,
): Promise<AccountDeletion | null> {
  const { closings, holdings, jobs, now } = ports;
  const dueAt = new Date(now().getTime() + CLOSING_MS);
  const closing = await closings.begin({ uid, dueAt });
  if (closing === null || closing.state === 'deleting') return closing;

  // Whatever fails of it keeps none of the others.
  await eachInTurn(
    [
      () => stopRenewals(uid, ports),
      async () => {
        for (const jobId of await holdings.openJobs(uid)) {
          await jobs.cancel({ uid, jobId, mayStopDrawing: false, now: now() });
        }
      },
      () => holdings.forgetDevices(uid),
    ],
    (step) => step(),
  );
  return closing;
}

async function stopRenewals(
  uid: string,
  { closings, billing, renewals }: Pick<ClosePorts, 'closings' | 'billing' | 'renewals'>,
): Promise<void> {
  const customerId = await billing.customerIdOf(uid);
  if (customerId === null) return;
  // Noted before they are stopped: only these renew again, and change as they were to.
  const ids = await renewals.renewing(customerId);
  await closings.noteRenewals({ uid, ids, changes: await renewals.changes(ids) });
  await eachInTurn([() => renewals.stop(ids), () => renewals.endUnbegun(customerId)], (step) =>
    step(),
  );
}

/**
 * Brings everything back, as far as the provider still does it: the outcome says whether that was all. The subscriptions first: while they are not, the account is still closing.
 */
export async function keepAccount(
  { uid }: { readonly uid: string },
  { closings, renewals }: Pick<ClosePorts, 'closings' | 'renewals'>,
): Promise<Result<{ isWhole: boolean }>> {
  const closing = await closings.read(uid);
  if (closing === null) return succeed({ isWhole: true });
  if (closing.state === 'deleting') return refuse({ reason: 'account-missing' });
  const resumed = await renewals.resume({ ids: closing.renewals, changes: closing.plan_changes });
  return (await closings.keep(uid)) ? succeed(resumed) : refuse({ reason: 'account-missing' });
}

/** A task that is not sent is not missed: the hourly look finds the account. */
export async function deleteAccountNow(
  { uid }: { readonly uid: string },
  {
    closings,
    tasks,
    log,
  }: {
    readonly closings: Pick<Closings, 'commit'>;
    readonly tasks: DeletionTasks;
    readonly log: AccountLog;
  },
): Promise<Result<Record<string, never>>> {
  if (!(await closings.commit({ uid, dueBy: 'any' }))) {
    return refuse({ reason: 'account-not-closing' });
  }
  await tasks.send(uid).catch((error: unknown) => log.stopped({ step: 'start', error }));
  return succeed({});
}
