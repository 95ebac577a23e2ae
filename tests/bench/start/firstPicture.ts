import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { call, signUp } from '../../support/emulators/calls.ts';
import { bareEnvironment, freshClone } from './freshClone.ts';

const runningSchema = z.object({
  projectId: z.string(),
  ports: z.looseObject({ auth: z.int(), functions: z.int() }),
});

/** Clones, runs `npm start`, signs up and draws a picture: milliseconds until that is there. */
export async function firstPicture(folder: string): Promise<number> {
  const startedAt = performance.now();
  freshClone(folder);
  const app = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: bareEnvironment(),
  });
  try {
    await untilReady(app);
    findIt(folder);
    const account = await signUp();
    await answered('ensureProfile', { account, data: { isOldEnough: true } });
    await answered('generateImage', {
      account,
      data: { requestId: randomUUID(), prompt: 'a red fox in a snowy forest' },
    });
    return performance.now() - startedAt;
  } finally {
    await stop(app);
  }
}

async function untilReady(app: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of app.stdout ?? []) {
    said += String(chunk);
    if (/Lumashot {2}http:/.test(said)) return;
  }
  throw new Error(`npm start ended:\n${said}`);
}

/** The helpers of the tests look for the suite in the environment. */
function findIt(folder: string): void {
  const file = join(folder, '.data', 'run', 'running.json');
  const { projectId, ports } = runningSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${ports.auth}`;
  process.env['LUMASHOT_FUNCTIONS_URL'] = `http://127.0.0.1:${ports.functions}/${projectId}`;
}

async function answered(name: string, options: Parameters<typeof call>[1]): Promise<void> {
  const reply = await call(name, options);
  if (reply.status !== 200) throw new Error(`${name} answered ${JSON.stringify(reply)}`);
}

/** As Ctrl+C in a terminal: the whole group. */
async function stop(app: ChildProcess): Promise<void> {
  if (app.pid === undefined || app.exitCode !== null) return;
  process.kill(-app.pid, 'SIGINT');
  await once(app, 'exit');
}
