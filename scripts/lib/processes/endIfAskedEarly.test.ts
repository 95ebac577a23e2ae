import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { endLeftovers, markOf, processesWith } from './leftovers.ts';
import { inRoot } from '../places.ts';

interface Launcher {
  readonly child: ChildProcess;
  /** Those of the suite that it has started, as they are found after a crash too. */
  readonly left: () => readonly number[];
}

const lib = (file: string): string => JSON.stringify(inRoot('scripts', 'lib', 'processes', file));

/** As `npm start`: in a group of its own, as a terminal's, with a part that is detached as the emulators are. */
async function launcher({ isUp }: { readonly isUp: boolean }): Promise<Launcher> {
  const suite = `early-${randomUUID()}`;
  const script = `
    import { spawn } from 'node:child_process';
    import { endIfAskedEarly } from ${lib('endIfAskedEarly.ts')};
    import { endLeftovers, markOf } from ${lib('leftovers.ts')};
    import { waitForShutdown } from ${lib('waitForShutdown.ts')};
    const asked = waitForShutdown();
    const isUp = endIfAskedEarly({ suite: '${suite}', asked });
    spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1_000)'], {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, ...markOf('${suite}') },
    });
    if (${isUp}) isUp();
    console.log('started');
    void asked.then(() => {
      console.log('saving');
      endLeftovers('${suite}');
      process.exit(0);
    });
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    detached: true,
  });
  onTestFinished(() => endLeftovers(suite));
  const [mark] = Object.entries(markOf(suite)).map(([name, value]) => `${name}=${value}`);
  const left = () => processesWith(mark ?? '').map(({ pid }) => pid);
  expect(await answerOf(child)).toBe('started');
  await expect.poll(() => left().length).toBe(1);
  return { child, left };
}

async function answerOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('no output');
  const [said] = await once(stdout, 'data');
  return String(said).trim();
}

/** As Ctrl+C in a terminal: the signal goes to the whole group. */
async function interrupt(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT');
  const [code] = await ended;
  return code;
}

it('ends all that was started, at once, when Ctrl+C comes before it is up', async () => {
  const { child, left } = await launcher({ isUp: false });
  expect(await interrupt(child)).toBe(130);
  await expect.poll(left).toEqual([]);
});

it('leaves it to the caller to save and stop what is up', async () => {
  const { child, left } = await launcher({ isUp: true });
  const said = answerOf(child);
  expect(await interrupt(child)).toBe(0);
  expect(await said).toBe('saving');
  await expect.poll(left).toEqual([]);
});
