import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { afterAll, describe, expect, it } from 'vitest';
import { closeAdmin } from '../support/admin.ts';
import { call, reasonOf } from '../support/emulators/calls.ts';
import { required } from '../support/environment.ts';

afterAll(closeAdmin);

const HEALTH = `${required('LUMASHOT_FUNCTIONS_URL')}/${FUNCTIONS_REGION}/health`;

describe('health', () => {
  it('is asked without a session, and says which parts answer and nothing else', async () => {
    const answer = await fetch(HEALTH);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body: unknown = await answer.json();
    // Other tests leave jobs of the past behind: the queue may say so.
    expect(body).toMatchObject({ checks: { database: 'ok', storage: 'ok' } });
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['checks', 'ok']);
  });

  it('changes nothing: it is read only', async () => {
    expect((await fetch(HEALTH, { method: 'POST', body: '{}' })).status).toBe(405);
  });
});

describe('an error of the app', () => {
  const data = {
    kind: 'screen',
    name: 'TypeError',
    message: 'x is null',
    stack: 'at a (/assets/a.js:1:2)',
    route: '/dashboard',
    release: 'index-1.js',
  };
  const headers = { 'x-forwarded-for': '198.51.100.77' };

  it('is told by anybody', async () => {
    expect((await call('reportClientError', { data, headers })).status).toBe(200);
  });

  it.each([
    { ...data, route: '/dashboard/library?q=rosa' },
    { ...data, message: 'x'.repeat(301) },
    { ...data, release: '<script>' },
    { ...data, prompt: 'a red fox' },
  ])('is refused when it says more than it may: %j', async (more) => {
    expect(reasonOf(await call('reportClientError', { data: more, headers }))).toBe(
      'invalid-request',
    );
  });
});
