import { createRequire } from 'node:module';
import { z } from 'zod';
import { isMethod, replaceMethod } from './replaceMethod.ts';

/**
 * Loaded by the Firebase CLI before itself (`node --import`). Its Functions emulator starts a process for
 * each call that finds the others of its function busy; an instance in the cloud takes as many calls at a
 * time as the function's `concurrency` says. Here a process does too: the browser tests start 47 instead
 * of 78, each of which has all its modules to load (ADR 42).
 */
const load = createRequire(import.meta.url);
const EMULATOR = 'firebase-tools/lib/emulator';
const workers: unknown = load(`${EMULATOR}/functionsRuntimeWorker.js`);
const functions: unknown = load(`${EMULATOR}/functionsEmulator.js`);
const definitions: unknown = load(`${EMULATOR}/functionsEmulatorShared.js`);

const classIn = (module: unknown, name: string): unknown => Reflect.get(Object(module), name);
const prototypeOf = (owner: unknown): unknown => Reflect.get(Object(owner), 'prototype');

/** A process of one function, as the emulator keeps it. */
interface Worker {
  readonly state: string;
  readonly runtime: { readonly process: { kill(): void } };
}
const workerClass = classIn(workers, 'RuntimeWorker');
const isWorker = (value: unknown): value is Worker =>
  isMethod(workerClass) && value instanceof workerClass;

const pool = prototypeOf(classIn(workers, 'RuntimeWorkerPool'));
const emulator = prototypeOf(classIn(functions, 'FunctionsEmulator'));

/** The cloud's, where a function names none. */
export const DEFAULT_CONCURRENCY = 80;

/** By the emulator's own name of a function, `region-name`. What is not listed is called one at a time. */
const concurrencyOf = new Map<unknown, number>();
const mostOf = (functionId: unknown): number => concurrencyOf.get(functionId) ?? 1;

const endpoints = z.array(
  z.looseObject({
    id: z.string(),
    region: z.string(),
    // An expression of a deployment's parameters is none.
    concurrency: z.number().int().positive().nullish().catch(null),
  }),
);

/** What the emulator keeps of a function leaves its concurrency out: it is noted here. */
replaceMethod(
  definitions,
  'emulatedFunctionsFromEndpoints',
  (original) =>
    (self, found, ...more) => {
      const kept = original(self, found, ...more);
      for (const { id, region, concurrency } of endpoints.parse(found)) {
        concurrencyOf.set(`${region}-${id}`, concurrency ?? DEFAULT_CONCURRENCY);
      }
      return kept;
    },
);

/** Calls under way. */
const calls = new WeakMap<Worker, number>();
const callsOf = (worker: Worker): number => calls.get(worker) ?? 0;
/** Of functions that have been built anew since: they end with their last call. */
const retired = new WeakSet<Worker>();

/** A process that was free when a call was let in may have been taken by another since. */
let mayExceed = false;

replaceMethod(pool, 'getIdleWorker', (original) => (self, functionId, ...more) => {
  const idle = original(self, functionId, ...more);
  if (idle !== undefined) return idle;
  const all: unknown = Reflect.get(Object(self), 'getTriggerWorkers').call(
    self,
    functionId,
    ...more,
  );
  const most = mayExceed ? Infinity : mostOf(functionId);
  return (Array.isArray(all) ? all.filter(isWorker) : [])
    .filter((worker) => worker.state === 'BUSY' && callsOf(worker) < most)
    .toSorted((one, other) => callsOf(one) - callsOf(other))[0];
});

replaceMethod(pool, 'submitRequest', (original) => (self, ...sent) => {
  mayExceed = true;
  try {
    // It takes its process before it waits for anything.
    return original(self, ...sent);
  } finally {
    mayExceed = false;
  }
});

replaceMethod(prototypeOf(workerClass), 'request', (original) => async (self, ...sent) => {
  if (!isWorker(self)) return original(self, ...sent);
  calls.set(self, callsOf(self) + 1);
  try {
    return await original(self, ...sent);
  } finally {
    calls.set(self, callsOf(self) - 1);
    // The first call that ends says that the process is idle.
    if (callsOf(self) > 0 && self.state === 'IDLE') Reflect.set(self, 'state', 'BUSY');
    if (callsOf(self) === 0 && retired.has(self)) self.runtime.process.kill();
  }
});

/**
 * A connection of its own for each call. One that is kept may be closed by a process that has just drawn for longer than
 * it keeps connections (5 s): the call that came on it meanwhile fails, and the emulator kills the process for
 * that, with whatever else it draws.
 */
for (const name of ['IPCConn', 'TCPConn']) {
  replaceMethod(prototypeOf(classIn(functions, name)), 'httpReqOpts', (original) => (self) => ({
    ...Object(original(self)),
    agent: false,
  }));
}

/** Functions were built anew: a process that is at work would be ended by the first of its calls that ends. */
replaceMethod(pool, 'refresh', (original) => (self, ...none) => {
  const known: unknown = Reflect.get(Object(self), 'workers');
  if (known instanceof Map) {
    for (const [name, all] of known) {
      const stays = (one: unknown): boolean => !isWorker(one) || callsOf(one) < 2;
      for (const one of all) if (!stays(one)) retired.add(one);
      known.set(name, all.filter(stays));
    }
  }
  return original(self, ...none);
});

interface Start {
  readonly started: Promise<unknown>;
  waiting: number;
}
const starting = new Map<string, Start>();

/** Who calls while a process starts waits for that one, as long as it may take the call. */
replaceMethod(emulator, 'startRuntime', (original) => (self, backend, trigger, ...more) => {
  const functionId: unknown = Reflect.get(Object(trigger), 'id');
  if (typeof functionId !== 'string') return original(self, backend, trigger, ...more);
  const known = starting.get(functionId);
  if (known !== undefined && known.waiting < mostOf(functionId)) {
    known.waiting += 1;
    return known.started;
  }
  const started = Promise.resolve(original(self, backend, trigger, ...more)).finally(() => {
    if (starting.get(functionId)?.started === started) starting.delete(functionId);
  });
  starting.set(functionId, { started, waiting: 1 });
  return started;
});
