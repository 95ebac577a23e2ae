import { EventEmitter, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEFAULT_CONCURRENCY } from './sharedProcesses.ts';

const load = createRequire(import.meta.url);
const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator, TCPConn } = load('firebase-tools/lib/emulator/functionsEmulator.js');
const { emulatedFunctionsFromEndpoints } = load(
  'firebase-tools/lib/emulator/functionsEmulatorShared.js',
);

/** The process of a function: it answers when it is told to. */
const open: ServerResponse[] = [];
const server = createServer(({ url }, answer) => {
  if (url === '/__/health') answer.end();
  else open.push(answer);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function newProcess() {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen');
  const kill = vi.fn<() => void>();
  const runtime = {
    process: Object.assign(new EventEmitter(), { kill }),
    events: new EventEmitter(),
    cwd: '.',
    conn: new TCPConn('127.0.0.1', address.port),
  };
  return { runtime, kill };
}

/** Functions as the emulator reads them of a build. */
const given = (id: string, concurrency?: number | null) => {
  emulatedFunctionsFromEndpoints([
    { id, region: 'here', entryPoint: id, platform: 'gcfv2', callableTrigger: {}, concurrency },
  ]);
  return { id: `here-${id}`, timeoutSeconds: 60 };
};

/** A call that has arrived at the process. */
async function send(pool: typeof RuntimeWorkerPool, { id }: { id: string }) {
  const before = open.length;
  const nothing = vi.fn<() => void>();
  const piped = Object.assign(new EventEmitter(), {
    writable: true,
    writeHead: nothing,
    write: nothing,
    end: nothing,
  });
  const done: Promise<void> = pool.submitRequest(
    id,
    { method: 'POST', path: '/', headers: {} },
    piped,
  );
  await vi.waitFor(() => expect(open.length).toBe(before + 1), { interval: 1 });
  const arrived = open.at(-1);
  return {
    answer: async () => {
      arrived?.end('ok');
      piped.emit('finish');
      await done;
    },
  };
}

it.each([
  ['that names a concurrency', 2, 2],
  // As the cloud's documentation says.
  ['that names none', null, 80],
  ['drawn one at a time', 1, 1],
])('a process of a function %s takes as many calls', async (name, concurrency, most) => {
  const pool = new RuntimeWorkerPool();
  const trigger = given(`f${most}`, concurrency);
  pool.addWorker(trigger, newProcess().runtime).readyForWork();
  const calls = [];
  while (pool.readyForWork(trigger.id) && calls.length < 100) calls.push(await send(pool, trigger));
  expect(calls).toHaveLength(most);
  await calls[0]?.answer();
  expect(pool.readyForWork(trigger.id)).toBe(true);
  for (const call of calls.slice(1)) await call.answer();
  expect(pool.getIdleWorker(trigger.id).state).toBe('IDLE');
});

it('and the number is the one that the emulator is told', () => {
  expect(DEFAULT_CONCURRENCY).toBe(80);
});

it('each call comes on a connection of its own, which no process closes under it', async () => {
  const pool = new RuntimeWorkerPool();
  const trigger = given('apart', 1);
  pool.addWorker(trigger, newProcess().runtime).readyForWork();
  const connections = new Set<unknown>();
  for (let count = 1; count <= 3; count += 1) {
    const call = await send(pool, trigger);
    connections.add(open.at(-1)?.req.socket);
    await call.answer();
    expect(connections.size).toBe(count);
  }
});

it('what is no function takes one call at a time', async () => {
  const pool = new RuntimeWorkerPool();
  pool.addWorker(undefined, newProcess().runtime).readyForWork();
  const call = await send(pool, { id: '' });
  expect(pool.readyForWork(undefined)).toBe(false);
  await call.answer();
});

it('a process whose functions are built anew ends with the last of its calls, and takes no other', async () => {
  const pool = new RuntimeWorkerPool();
  const trigger = given('rebuilt', 5);
  const { runtime, kill } = newProcess();
  pool.addWorker(trigger, runtime).readyForWork();
  const [one, other] = [await send(pool, trigger), await send(pool, trigger)];
  pool.refresh();
  expect(pool.readyForWork(trigger.id)).toBe(false);
  await one.answer();
  expect(kill).not.toHaveBeenCalled();
  await other.answer();
  expect(kill).toHaveBeenCalledOnce();
});

it('calls that come while a process starts wait for that one', async () => {
  const pool = new RuntimeWorkerPool();
  const trigger = given('cold', 3);
  const startNode = vi.fn<() => Promise<unknown>>(async () => newProcess().runtime);
  const emulator = {
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode,
    workerPools: { default: pool },
  };
  const start = () =>
    FunctionsEmulator.prototype.startRuntime.call(
      emulator,
      { codebase: 'default', runtime: 'nodejs24' },
      trigger,
    );
  await Promise.all([start(), start(), start(), start()]);
  // Three by the first, and a second one for the fourth.
  expect(startNode).toHaveBeenCalledTimes(2);
  await start();
  expect(startNode).toHaveBeenCalledTimes(3);
});
