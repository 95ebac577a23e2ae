import { expect, it } from 'vitest';
import { checkHealth, notMoreOftenThan, type Probe } from './checkHealth.ts';

const well: Probe = () => Promise.resolve(null);

async function checked(probes: Readonly<Record<string, Probe>>) {
  const told: string[] = [];
  const log = { unwell: ({ probe }: { probe: string }) => void told.push(probe) };
  return { told, health: await checkHealth({ probes, log, timeoutMs: 20 }) };
}

it('is well when all parts are', async () => {
  const { health, told } = await checked({ database: well, storage: well });
  expect(health).toEqual({ ok: true, checks: { database: 'ok', storage: 'ok' } });
  expect(told).toEqual([]);
});

it('names the part that is not, and tells the log alone why', async () => {
  const { health, told } = await checked({
    database: () => Promise.reject(new Error('secret key sk_1 of project p is wrong')),
    storage: () => new Promise(() => undefined),
    queue: () => Promise.resolve('jobs wait for a worker'),
    mails: well,
  });
  expect(health).toEqual({
    ok: false,
    checks: {
      database: 'does not answer',
      storage: 'does not answer',
      queue: 'jobs wait for a worker',
      mails: 'ok',
    },
  });
  expect(told.toSorted()).toEqual(['database', 'queue', 'storage']);
});

it('asks once, however often it is called meanwhile', async () => {
  let asked = 0;
  let at = 0;
  const look = notMoreOftenThan(100, {
    ask: () => {
      asked += 1;
      return Promise.resolve(asked);
    },
    now: () => at,
  });
  expect(await Promise.all([look(), look()])).toEqual([1, 1]);
  at = 99;
  expect(await look()).toBe(1);
  at = 100;
  expect(await look()).toBe(2);
});
