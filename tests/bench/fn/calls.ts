import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { profileRef } from '../../support/admin.ts';
import { call, signUp, type Account } from '../../support/calls.ts';
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
  const served = (name: string, data: unknown): Promise<number> =>
    timed(async () => {
      const answer = await call(name, { account, data });
      if ('error' in answer) throw new Error(`${name}: ${answer.error.message}`);
    });
  await served('ensureProfile', {});
  await profileRef(account.uid).update({ credits: 10_000 });
  return {
    refused: () => timed(() => call('ensureProfile', { data: {} })),
    ensureProfile: () => served('ensureProfile', {}),
    generateImage: async () => {
      const requestId = randomUUID();
      const whole = await served('generateImage', { requestId, prompt: PROMPT });
      return whole - (await drawMsOf({ account, requestId }));
    },
  };
}

const settledSchema = z.object({ drawMs: z.number() });
const PATIENCE_MS = 5_000;

/** From the suite's log, where the function's own line arrives a moment later. */
async function drawMsOf({ account, requestId }: { account: Account; requestId: string }) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const line = readFileSync(required('LUMASHOT_SUITE_LOG'), 'utf8')
      .split('\n')
      .find((text) => text.includes(`${account.uid}_${requestId}`) && text.includes('"drawMs"'));
    if (line !== undefined) {
      return settledSchema.parse(JSON.parse(line.slice(line.indexOf('{')))).drawMs;
    }
    await pause(50);
  }
  throw new Error('the function logged no settled generation');
}
