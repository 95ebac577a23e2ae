import { DELETION_STEPS, LATE_MS, type DeletionStep } from '@lumashot/domain/account/deletion';
import { oneByOne } from '../turns/oneByOne.ts';
import type { BillingStore } from '../billing/ports.ts';
import type { AccountLog, Closings, Holdings, OwnedObjects, Renewals, SignIn } from './ports.ts';

export interface DeletionPorts {
  readonly closings: Closings;
  readonly holdings: Holdings;
  readonly objects: OwnedObjects;
  readonly signIn: SignIn;
  readonly billing: Pick<BillingStore, 'customerIdOf'>;
  readonly renewals: Pick<Renewals, 'endAll'>;
  readonly log: AccountLog;
  readonly now: () => Date;
}

/**
 * Takes the deletion as far as it goes: every step can be done again, and those that are done are
 * noted. Returns whether nothing is left to do. Throws where it stopped: the next run goes on there.
 */
export async function deleteAccount(
  { uid }: { readonly uid: string },
  ports: DeletionPorts,
): Promise<boolean> {
  await ports.closings.commit({ uid, dueBy: ports.now() });
  const record = await ports.closings.read(uid);
  if (record?.state !== 'deleting') return record === null;
  for (const step of DELETION_STEPS) {
    if (record.done.includes(step)) continue;
    const goneAt = record.profile_gone_at ?? ports.now();
    if (step === 'late' && ports.now().getTime() - goneAt.getTime() < LATE_MS) return false;
    await STEPS[step](uid, ports);
    const isProfile = step === 'profile';
    await ports.closings.noteStep({
      uid,
      step,
      ...(isProfile ? { profileGoneAt: ports.now() } : {}),
    });
  }
  await ports.closings.forget(uid);
  return true;
}

type Act = (uid: string, ports: DeletionPorts) => Promise<void>;

const removeProfile: Act = (uid, { holdings }) => holdings.removeProfile(uid);
const removeObjects: Act = (uid, { objects }) => objects.removeAll(uid);
const removeDocuments: Act = async (uid, { holdings, signIn }) =>
  holdings.removeDocuments({ uid, address: await signIn.confirmedAddressOf(uid) });
const keepBooks: Act = (uid, { holdings }) => holdings.makePseudonymous(uid);

const STEPS: Readonly<Record<DeletionStep, Act>> = {
  session: (uid, { signIn }) => signIn.lock(uid),
  subscription: async (uid, { billing, renewals }) => {
    const customerId = await billing.customerIdOf(uid);
    if (customerId !== null) await renewals.endAll(customerId);
  },
  profile: removeProfile,
  objects: removeObjects,
  documents: removeDocuments,
  bookkeeping: keepBooks,
  late: async (uid, ports) => {
    // First, as above: `ensureProfile` may have been let through before the user was locked.
    await removeProfile(uid, ports);
    await removeObjects(uid, ports);
    await removeDocuments(uid, ports);
    await keepBooks(uid, ports);
  },
  user: (uid, { signIn }) => signIn.remove(uid),
};

/** Whatever is due or was left in the middle. One account's trouble does not hold up the others. */
export async function finishDeletions(ports: DeletionPorts): Promise<number> {
  return oneByOne(await ports.closings.due(ports.now()), {
    work: async (uid) => ((await deleteAccount({ uid }, ports)) ? 1 : 0),
    failed: (_, error) => ports.log.stopped({ step: 'start', error }),
  });
}
