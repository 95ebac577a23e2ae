import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, it, vi } from 'vitest';
import { firebaseAccounts } from '../../functions/src/adapters/auth/accounts.ts';
import { firestoreClosings } from '../../functions/src/adapters/firestore/account/closings.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { givenMember } from '../support/accounts/users.ts';

afterAll(closeAdmin);

it('answers each call by what is so now, not by what another one is still being told', async () => {
  const { uid } = await givenMember();
  const auth = getAuth();
  const getUser = auth.getUser.bind(auth);
  let goOn = (): void => {};
  const held = new Promise<void>((done) => (goOn = done));
  const read = vi.fn<() => void>();
  vi.spyOn(auth, 'getUser').mockImplementationOnce(async (asked) => {
    const user = await getUser(asked);
    read();
    await held;
    return user;
  });
  const accounts = firebaseAccounts({ auth, db });
  const session = { uid, authTime: Math.ceil(Date.now() / 1_000) + 1 };

  const earlier = accounts.stateOf(session);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await auth.updateUser(uid, { emailVerified: true });
  const later = accounts.stateOf(session);
  goOn();

  expect(await earlier).toMatchObject({ kind: 'active', emailVerified: false });
  expect(await later).toMatchObject({ kind: 'active', emailVerified: true });
});

it('calls an account that is being deleted gone, and not suspended', async () => {
  const { uid } = await givenMember();
  const auth = getAuth();
  const accounts = firebaseAccounts({ auth, db });
  const session = { uid, authTime: Math.ceil(Date.now() / 1_000) + 1 };
  await auth.updateUser(uid, { disabled: true });
  expect(await accounts.stateOf(session)).toEqual({ kind: 'suspended' });
  const closings = firestoreClosings(db);
  await closings.begin({ uid, dueAt: new Date() });
  expect(await accounts.stateOf(session)).toEqual({ kind: 'suspended' });
  await closings.commit({ uid, dueBy: 'any' });
  expect(await accounts.stateOf(session)).toEqual({ kind: 'missing' });
});

it('ends no session by what was set when its account was made, and every one by what came later', async () => {
  const { uid } = await givenMember();
  const auth = getAuth();
  const user = await auth.getUser(uid);
  const made = Date.parse(user.metadata.creationTime);
  const stateAfter = (seconds: number) => {
    const tokensValidAfterTime = new Date(made + seconds * 1_000).toUTCString();
    const changed = Object.create(user, { tokensValidAfterTime: { value: tokensValidAfterTime } });
    vi.spyOn(auth, 'getUser').mockResolvedValueOnce(changed);
    return firebaseAccounts({ auth, db }).stateOf({ uid, authTime: made / 1_000 });
  };
  // As from an emulator whose second ended between its two looks at the clock.
  expect(await stateAfter(1)).toMatchObject({ kind: 'active' });
  expect(await stateAfter(2)).toEqual({ kind: 'signed-out' });
});
