import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONFIG, ID, pageWith } from '../doctor/testing/healthy.ts';
import { runSteps } from './runSteps.ts';
import { smoke } from './smoke.ts';
import { stepsOf, type StepName } from './steps.ts';
import { waitForIndexes } from './waitForIndexes.ts';

const TARGET = { projectId: ID, withCloud: true, isFirst: false, isUnattended: true };

function ran({ failing, ...asked }: { failing?: StepName; only?: StepName[]; isDry?: boolean }) {
  const steps = stepsOf(TARGET);
  const commands: string[] = [];
  const said: string[] = [];
  const failed = runSteps(
    steps,
    { only: null, isDry: false, ...asked },
    {
      run: (command) => {
        commands.push(command.join(' '));
        return steps.find((step) => step.command === command)?.name === failing ? 1 : 0;
      },
      say: (line) => said.push(line),
    },
  );
  return { failed, commands, said };
}

describe('a deploy', () => {
  it('examines what was built, then rules, indexes, functions, documents, app, and looks again', () => {
    const { failed, commands } = ran({});
    expect(failed).toBeNull();
    const firebase = `firebase deploy --project ${ID} --only`;
    expect(commands).toEqual([
      'npm run build',
      `npm run doctor -- ${ID}`,
      'npm run check',
      `${firebase} firestore,storage --non-interactive`,
      `npm run deploy -- ${ID} --wait-for-indexes`,
      `${firebase} functions --non-interactive`,
      `npm run migrate -- ${ID} --apply`,
      `${firebase} hosting --non-interactive`,
      `npm run deploy -- ${ID} --smoke`,
      `npm run doctor -- ${ID} --cloud`,
    ]);
  });

  it('says yes to what the CLI asks of new functions the first time, and to nothing else', () => {
    const commands = stepsOf({ ...TARGET, isFirst: true }).map(({ command }) => command.join(' '));
    expect(commands.filter((command) => command.includes('--force'))).toEqual([
      `firebase deploy --project ${ID} --only functions --non-interactive --force`,
    ]);
  });

  it('ends with the first step that fails', () => {
    const { failed, commands } = ran({ failing: 'doctor' });
    expect(failed).toBe('doctor');
    expect(commands).toHaveLength(2);
  });

  it('runs nothing in a dry run, and says all of it', () => {
    const { commands, said } = ran({ isDry: true });
    expect(commands).toEqual([]);
    expect(said).toHaveLength(stepsOf(TARGET).length);
  });

  it('can be narrowed', () => {
    expect(ran({ only: ['hosting', 'smoke'] }).commands).toHaveLength(2);
  });

  it('waits until the last index is built, and not for ever', async () => {
    const left = [['one', 'two'], ['two'], []];
    const waiting = { pause: () => Promise.resolve(), say: () => {} };
    const unbuilt = () => Promise.resolve(left.shift() ?? []);
    expect(await waitForIndexes({ ...waiting, unbuilt, most: 5 })).toBe(true);
    const never = () => Promise.resolve(['one']);
    expect(await waitForIndexes({ ...waiting, unbuilt: never, most: 3 })).toBe(false);
  });
});

/** What a whole deploy answers, with some of it otherwise. */
async function deployed(
  answers: Readonly<Record<string, RequestListener>>,
  given: { readonly timeoutMs?: number } = {},
) {
  const healthy: Readonly<Record<string, RequestListener>> = {
    '/': (_, response) => response.end('Lumashot'),
    '/dashboard': (_, response) => response.end(pageWith(CONFIG)),
    '/ensureProfile': (_, response) => {
      response.statusCode = 401;
      response.end(JSON.stringify({ error: { details: { reason: 'not-signed-in' } } }));
    },
    '/health': (_, response) => response.end('{"ok":true}'),
    '/stripeWebhook': (_, response) => {
      response.statusCode = 400;
      response.end('{}');
    },
    ...answers,
  };
  const server = createServer((request, response) =>
    healthy[request.url ?? '']?.(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return smoke({ projectId: ID, siteUrl: url, functionsUrl: url, ...given });
}

const fails: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.end('{}');
};

describe('the smoke test', () => {
  it('finds a whole deploy in order', async () => {
    expect(await deployed({})).toEqual([]);
  });

  it('waits for nobody longer than its time, and says who it was', async () => {
    const wrong = await deployed({ '/health': () => {} }, { timeoutMs: 1_000 });
    expect(wrong).toEqual([
      expect.stringMatching(/^the health check does not answer: no answer of .* within 1 s$/),
    ]);
  });

  it.each([
    ['/', fails, 'the first page answers 500'],
    ['/dashboard', fails, `the app is of nobody, not of ${ID}`],
    [
      '/dashboard',
      (_: unknown, response: Parameters<RequestListener>[1]) =>
        response.end(pageWith({ ...CONFIG, firebase: { ...CONFIG.firebase, projectId: 'other' } })),
      `the app is of other, not of ${ID}`,
    ],
    ['/ensureProfile', fails, 'the functions a call without a session answers 500'],
    ['/health', fails, 'the health check says {}'],
    ['/stripeWebhook', fails, 'the webhook an event without a signature answers 500'],
  ] as const)('says what is wrong with %s', async (path, answer, says) => {
    expect(await deployed({ [path]: answer })).toEqual([says]);
  });
});
