import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin } from '../support/admin.ts';
import { portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { givenProfile } from '../support/accounts/users.ts';
import { startBareServer } from './fn/bareServer.ts';
import { callsOfOneUser } from './fn/calls.ts';
import { emulatorFloor } from './fn/floor.ts';
import { drawOnce, PROMPT } from './fn/picture.ts';
import { STEPS, watched, type Step, type StepTimes } from './fn/steps.ts';
import { GOALS } from './kit/goals.ts';
import { median } from './kit/numbers.ts';
import { compare, inTurns, p50, timed, type Compared } from './kit/rounds.ts';
import { amount, printColumns, printTable } from './kit/table.ts';

/** P7: what a paid action takes beside its engine, against a bare server around the same engine. */
const CALLS_A_ROUND = { useCase: 20, refused: 20, ensureProfile: 20, generateImage: 2 } as const;

const { picture, engineMs } = await drawOnce();
const engine = tileEngine(() => Promise.resolve({ ok: true, picture }));
const server = await startBareServer(() => Promise.resolve(picture));
const sized = `${picture.width} x ${picture.height}, ${Math.round(picture.bytes.length / 1024)} kB`;
console.log(
  `The engine is a stand-in on both sides: it answers at once with a picture that the embedded ` +
    `engine drew before (${sized}, ${Math.round(engineMs)} ms). Only generateImage over HTTP draws.`,
);

const steps: StepTimes[] = [];
const wholes: number[] = [];
const cpu: number[] = [];
const uid = await givenProfile({ credits: 1_000_000, has_active_subscription: true });
const useCase = await against(CALLS_A_ROUND.useCase, generateOnce);
const calls = await callsOfOneUser();
const http = {
  refused: await against(CALLS_A_ROUND.refused, () => calls.refused()),
  ensureProfile: await against(CALLS_A_ROUND.ensureProfile, () => calls.ensureProfile()),
  generateImage: await against(CALLS_A_ROUND.generateImage, () => calls.generateImage()),
};

printTable('P7: function overhead, call minus engine time, p50', [
  { metric: 'use case on the emulators', compared: useCase, unit: 'ms', goal: GOALS.overhead },
  { metric: 'HTTP: a call refused at the edge', compared: http.refused, unit: 'ms' },
  { metric: 'HTTP: ensureProfile', compared: http.ensureProfile, unit: 'ms' },
  { metric: 'HTTP: generateImage', compared: http.generateImage, unit: 'ms' },
]);
printColumns(
  'Where the use case spends it, p50',
  ['step', 'time'],
  [
    ...STEPS.map((step) => [step, spentOn(step)]),
    ['(derivatives, beside save)', spentOn('derivatives')],
    ['the rest', amount(median(steps.map(restOf)), 'ms')],
    ['CPU of the process, all threads', amount(median(cpu), 'ms')],
  ],
);
printColumns(
  'What one bare call takes, p50',
  ['call', 'time'],
  Object.entries(await emulatorFloor(picture)).map(([name, ms]) => [name, amount(ms, 'ms')]),
);
await server.stop();
await closeAdmin();

/** Rounds of `count` calls and as many to the bare server, by their medians. */
async function against(count: number, work: () => Promise<number>): Promise<Compared> {
  const pairs = await inTurns({
    ours: () => p50(count, work),
    peer: () => p50(count, () => server.ask(PROMPT)),
  });
  return compare(pairs);
}

async function generateOnce(): Promise<number> {
  const { ports, times } = watched(portsWith({ engine }));
  const cpuBefore = process.cpuUsage();
  const whole = await timed(async () => {
    const result = await runGeneration(textRequest({ uid, prompt: PROMPT }), ports);
    if (!result.ok) throw new Error(`not generated: ${result.refusal.reason}`);
  });
  const { user, system } = process.cpuUsage(cpuBefore);
  steps.push(times);
  wholes.push(whole);
  cpu.push((user + system) / 1000);
  return whole;
}

function spentOn(step: Step): string {
  return amount(median(steps.map((times) => times[step])), 'ms');
}

function restOf(times: StepTimes, call: number): number {
  const inSteps = STEPS.reduce((sum, step) => sum + times[step], 0);
  return (wholes[call] ?? Number.NaN) - inSteps;
}
