import { CLOSING_MS, isFreshSignIn, type AccountDeletion } from '@lumashot/domain/account/deletion';
import { emailKey } from '@lumashot/domain/account/emailKey';
import { mapResult, refuse, succeed, type Result } from '@lumashot/domain/result';
import { eachInTurn } from '../turns/eachInTurn.ts';
import type { BillingStore, RateLimitStore } from '../billing/ports.ts';
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

/** Of the owner's own calls: closing and keeping in turn ends some time. */
export interface OwnClosePorts extends ClosePorts {
  readonly rateLimits: RateLimitStore;
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
  ports: OwnClosePorts,
): Promise<Result<{ closingAt: string }>> {
  if (email === null || emailKey(typed) !== emailKey(email))
    return refuse({ reason: 'email-mismatch' });
  return mapResult(await closeOwn({ uid, signedInAt }, ports), ({ due_at }) => ({
    closingAt: due_at.toISOString(),
  }));
}

/** By the owner's own call, whichever it is: a session of last week closes nothing. */
export async function closeOwn(
  { uid, signedInAt }: Pick<CloseRequest, 'uid' | 'signedInAt'>,
  ports: OwnClosePorts,
): Promise<Result<AccountDeletion>> {
  if (!isFreshSignIn(signedInAt, ports.now())) return refuse({ reason: 'sign-in-too-old' });
  if (!(await hasRoom(uid, ports))) return refuse({ reason: 'rate-limited' });
  const closing = await beginClosing(uid, ports);
  return closing === null ? refuse({ reason: 'account-missing' }) : succeed(closing);
}

const hasRoom = (
  uid: string,
  { rateLimits, now }: Pick<OwnClosePorts, 'rateLimits' | 'now'>,
): Promise<boolean> => rateLimits.admits({ limit: 'closing', key: uid, now: now() });

/** The same for whoever has been asked already: above, or by an operator. */
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
  ports: Pick<OwnClosePorts, 'closings' | 'renewals' | 'rateLimits' | 'now'>,
): Promise<Result<{ isWhole: boolean }>> {
  const { closings, renewals } = ports;
  const closing = await closings.read(uid);
  if (closing === null) return succeed({ isWhole: true });
  if (closing.state === 'deleting') return refuse({ reason: 'account-missing' });
  if (!(await hasRoom(uid, ports))) return refuse({ reason: 'rate-limited' });
  const resumed = await renewals.resume({ ids: closing.renewals, changes: closing.plan_changes });
  return (await closings.keep(uid)) ? succeed(resumed) : refuse({ reason: 'account-missing' });
}

/** A task that is not sent is not missed: the hourly look finds the account. */
export async function deleteAccountNow(
  { uid, signedInAt }: Pick<CloseRequest, 'uid' | 'signedInAt'>,
  {
    closings,
    tasks,
    log,
    now,
  }: {
    readonly closings: Pick<Closings, 'commit'>;
    readonly tasks: DeletionTasks;
    readonly log: AccountLog;
    readonly now: () => Date;
  },
): Promise<Result<Record<string, never>>> {
  if (!isFreshSignIn(signedInAt, now())) return refuse({ reason: 'sign-in-too-old' });
  if (!(await closings.commit({ uid, dueBy: 'any' }))) {
    return refuse({ reason: 'account-not-closing' });
  }
  await tasks.send(uid).catch((error: unknown) => log.stopped({ step: 'start', error }));
  return succeed({});
}
