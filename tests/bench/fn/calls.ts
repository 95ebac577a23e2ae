import { randomUUID } from 'node:crypto';
import { MEMORY_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { profileRef } from '../../support/admin.ts';
import { call, signUp, type Account } from '../../support/emulators/calls.ts';
import { required } from '../../support/environment.ts';
import { timed } from '../kit/rounds.ts';
import { PROMPT } from './picture.ts';

/** Whole calls over HTTP, through the functions emulator, as the web app makes them. */
export interface Calls {
  /** Refused at the edge, before the use case: the emulator's own way in and out. */
  refused(): Promise<number>;
  ensureProfile(): Promise<number>;
  /** Without the engine's time, as the function itself logs it. */
  generateImage(): Promise<number>;
}

export async function callsOfOneUser(): Promise<Calls> {
  const account = await signUp();
  const served = (name: string, data: unknown, caller = account): Promise<number> =>
    timed(async () => {
      const answer = await call(name, { account: caller, data });
      if ('error' in answer) throw new Error(`${name}: ${answer.error.message}`);
    });
  const users = profiled(served);
  await served('ensureProfile', { isOldEnough: true });
  await profileRef(account.uid).update({ credits: 10_000 });
  return {
    refused: () => timed(() => call('ensureProfile', { data: { isOldEnough: true } })),
    ensureProfile: async () => served('ensureProfile', { isOldEnough: true }, await users.next()),
    generateImage: async () => {
      const before = drawnSoFar().length;
      const whole = await served('generateImage', { requestId: randomUUID(), prompt: PROMPT });
      return whole - (await drawMsAfter(before));
    },
  };
}

/** As often as normal use asks: beyond it there is a limit to meet. */
const CALLS_A_USER = MEMORY_LIMITS.profile.most - 1;

/** Users with a profile, each for so many calls. */
function profiled(served: (name: string, data: unknown, caller: Account) => Promise<number>) {
  let current: { readonly account: Account; left: number } | null = null;
  return {
    next: async (): Promise<Account> => {
      if (current === null || current.left === 0) {
        current = { account: await signUp(), left: CALLS_A_USER };
        await served('ensureProfile', { isOldEnough: true }, current.account);
      }
      current.left -= 1;
      return current.account;
    },
  };
}

const settledSchema = z.object({ drawMs: z.number() });
const PATIENCE_MS = 5_000;

/** The functions' own lines about pictures that were drawn: ids are hashed in them, so they are counted. */
const drawnSoFar = (): readonly string[] =>
  readFileSync(required('LUMASHOT_SUITE_LOG'), 'utf8')
    .split('\n')
    .filter((text) => text.includes('"drawMs"'));

/** Of the one picture that was drawn since; the line arrives a moment after the answer. */
async function drawMsAfter(before: number): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const line = drawnSoFar()[before];
    if (line !== undefined) {
      return settledSchema.parse(JSON.parse(line.slice(line.indexOf('{')))).drawMs;
    }
    await pause(50);
  }
  throw new Error('the function logged no settled generation');
}
