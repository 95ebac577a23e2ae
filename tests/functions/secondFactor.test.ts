import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bucket, closeAdmin, db } from '../support/admin.ts';
import { LOCAL_PRICE_IDS } from '../../scripts/lib/settings/localStripe.ts';
import { givenOperator, type Operator } from '../support/emulators/secondFactor.ts';

/** The callables that are deployed, with the setting: the emulated functions run without it. */
async function deployed(setting: string | undefined) {
  vi.resetModules();
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: bucket.name }));
  vi.stubEnv('STRIPE_PRICE_IDS', JSON.stringify(LOCAL_PRICE_IDS));
  vi.stubEnv('LUMASHOT_APP_URL', 'http://127.0.0.1:9');
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_nobody');
  vi.stubEnv('TRIAL_SALT', 'salt');
  vi.stubEnv('ADMIN_MFA', setting);
  const [{ adminLook }, { adminAct }] = await Promise.all([
    import('../../functions/src/callables/adminLook.ts'),
    import('../../functions/src/callables/adminAct.ts'),
  ]);
  return { adminLook, adminAct };
}

let operator: Operator;
beforeAll(async () => {
  operator = await givenOperator();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await closeAdmin();
});

interface Callable {
  run(request: object): unknown;
}

/** As the platform runs it, with the token that it has verified. Of a refusal its reason. */
async function served(
  callable: Callable,
  { token, data }: { token: DecodedIdToken; data: unknown },
) {
  const request = {
    auth: { uid: token.uid, token },
    data,
    rawRequest: { headers: {}, socket: {} },
  };
  try {
    await callable.run(request);
    return 'served';
  } catch (error) {
    const details: unknown = error instanceof Error ? Reflect.get(error, 'details') : null;
    return typeof details === 'object' && details !== null ? Reflect.get(details, 'reason') : error;
  }
}

const verified = (idToken: string) => getAuth().verifyIdToken(idToken);
const LOOK = { kind: 'queue' };

describe('where operators need a second factor', () => {
  it('a session that began with it is served, and one of the same account that did not is not', async () => {
    const { adminLook } = await deployed('required');
    const [whole, half] = [await verified(operator.twoFactors), await verified(operator.oneFactor)];
    expect(whole.firebase.sign_in_second_factor).toBe('phone');
    expect(half.uid).toBe(whole.uid);
    expect(await served(adminLook, { token: whole, data: LOOK })).toBe('served');
    expect(await served(adminLook, { token: half, data: LOOK })).toBe('second-factor-missing');
  });

  it('nothing is done, and nothing is written down as done', async () => {
    const { adminAct } = await deployed('required');
    const token = await verified(operator.oneFactor);
    const key = randomUUID();
    const data = { key, why: 'as asked', action: { kind: 'unban', uid: `user-${randomUUID()}` } };
    expect(await served(adminAct, { token, data })).toBe('second-factor-missing');
    expect((await db.collection(COLLECTIONS.auditLog).doc(key).get()).exists).toBe(false);
  });

  it('whoever has no role is told no more than before', async () => {
    const { adminLook } = await deployed('required');
    const nobody = await givenOperator({ role: null });
    for (const idToken of [nobody.oneFactor, nobody.twoFactors]) {
      expect(await served(adminLook, { token: await verified(idToken), data: LOOK })).toBe(
        'not-permitted',
      );
    }
  });
});

it('where they do not, a session with a password is enough', async () => {
  const { adminLook } = await deployed(undefined);
  const token = await verified(operator.oneFactor);
  expect(await served(adminLook, { token, data: LOOK })).toBe('served');
});

it('a setting that is neither stops the start', async () => {
  await expect(deployed('yes')).rejects.toThrow('ADMIN_MFA');
});
