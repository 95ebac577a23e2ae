import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLI, type RuntimeProcess, startRuntime } from '../testing/runtimeProcess.ts';
import { storageRules } from '../testing/storageRules.ts';

const READY = { id: -1, status: 'ok', message: 'ready', errors: [], warnings: [] };

function load(id: number, content: string, rulesetName = '0') {
  const source = { files: [{ name: 'storage.rules', content }] };
  return { action: 'load_ruleset', context: { rulesetName, source }, id };
}

function verify(id: number, { method = 'get', path = '/b/bk/o/a', rulesetName = '0' } = {}) {
  const auth = { map_value: { fields: { uid: { string_value: 'alice' } } } };
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((simple) => ({ simple }));
  const fields = {
    auth,
    path: { path_value: { segments } },
    time: { timestamp_value: '2025-01-01T00:00:00.000Z' },
    resource: { null_value: null },
  };
  const resource = { map_value: { fields: { size: { int_value: 5 } } } };
  const variables = { resource, request: { map_value: { fields } } };
  const context = { rulesetName, service: 'firebase.storage', path, method, variables };
  return { action: 'verify', context, id };
}

function verdict(id: number, permit: boolean) {
  return { id, status: 'ok', errors: [], warnings: [], result: { permit } };
}

const uid = 'match /{name} { allow get: if request.auth.uid == ';

describe('the runtime', () => {
  let runtime: RuntimeProcess;
  let ready: unknown;

  beforeEach(async () => {
    runtime = startRuntime();
    ready = await runtime.next();
  });

  afterEach(async () => {
    runtime.child.stdin.end();
    await runtime.exited;
  });

  it('says first that it is ready', () => {
    expect(ready).toEqual(READY);
  });

  it('loads rules and answers with their version', async () => {
    const answer = await runtime.ask(load(0, storageRules('match /{f} { allow get; }')));
    const result = { rulesVersion: 2 };
    expect(answer).toEqual({ id: 0, status: 'ok', errors: [], warnings: [], result });
  });

  it('permits and denies', async () => {
    await runtime.ask(load(0, storageRules(`${uid}'alice'; }`)));
    await runtime.ask(load(1, storageRules(`${uid}'bob'; }`), '1'));
    expect(await runtime.ask(verify(2))).toEqual(verdict(2, true));
    expect(await runtime.ask(verify(3, { rulesetName: '1' }))).toEqual(verdict(3, false));
  });

  it('fills in the method, which the client sends beside the variables', async () => {
    const condition = "request.method == 'get' && request.path == /b/bk/o/a && resource.size == 5";
    const time = 'request.time == timestamp.date(2025, 1, 1) && request.resource == null';
    const rules = storageRules(`match /{f} { allow get: if ${condition} && ${time}; }`);
    await runtime.ask(load(0, rules));
    expect(await runtime.ask(verify(1))).toEqual(verdict(1, true));
  });

  it('replaces rules of the same name', async () => {
    await runtime.ask(load(0, storageRules(`${uid}'bob'; }`)));
    await runtime.ask(load(1, storageRules(`${uid}'alice'; }`)));
    expect(await runtime.ask(verify(2))).toEqual(verdict(2, true));
  });

  it('answers compile errors in the shape the client prints', async () => {
    const answer = await runtime.ask(load(0, storageRules('match /{f} { allow get: if ); }')));
    expect(answer).toMatchObject({ id: 0, status: 'ok', warnings: [] });
    const [text = ''] = errorsOf(answer);
    const issue: unknown = JSON.parse(text);
    expect(issue).toMatchObject({
      severity_: 'ERROR',
      sourcePosition_: { fileName_: 'storage.rules', line_: 4, column_: 32 },
    });
    expect(issue).toHaveProperty('description_', expect.stringMatching(/Unexpected '\)'.*\n.*\^/s));
  });

  it('keeps the rules that were loaded when newer ones do not compile', async () => {
    await runtime.ask(load(0, storageRules(`${uid}'alice'; }`)));
    await runtime.ask(load(1, 'nonsense'));
    expect(await runtime.ask(verify(2))).toEqual(verdict(2, true));
  });

  it('prints debug() as a line that is no message', async () => {
    await runtime.ask(load(0, storageRules('match /{f} { allow get: if debug(f) == f; }')));
    expect(await runtime.ask(verify(1))).toBe('debug: "a"');
    expect(await runtime.next()).toEqual(verdict(1, true));
  });

  it('fetches documents one after the other; each message carries the id listened to', async () => {
    const document = (id: string) => `firestore.get(/databases/(default)/documents/c/${id}).data`;
    const condition = `${document('a')}.role == 'x' && ${document('b')}.n == 1`;
    await runtime.ask(load(0, storageRules(`match /{f} { allow get: if ${condition}; }`)));

    const first = await runtime.ask(verify(7));
    expect(first).toMatchObject({
      id: 7,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/c/a' },
    });
    const firstId = serverRequestIdOf(first);
    expect(firstId).toBeGreaterThan(1_000_000);

    const fields = { role: { stringValue: 'x' } };
    const found = { result: { name: 'c/a', fields }, status: 'ok', warnings: [], errors: [] };
    const second = await runtime.ask({ ...found, id: firstId });
    expect(second).toMatchObject({
      id: firstId,
      context: { path: '/databases/(default)/documents/c/b' },
    });
    const secondId = serverRequestIdOf(second);
    expect(secondId).toBeGreaterThan(firstId);

    const other = { ...found, result: { fields: { n: { integerValue: '1' } } } };
    expect(await runtime.ask({ ...other, id: secondId })).toEqual(verdict(secondId, true));
  });

  it('answers other requests while a document is being fetched', async () => {
    const path = '/databases/(default)/documents/c/a';
    const rules = storageRules(
      `match /slow { allow get: if !firestore.exists(${path}); } match /fast { allow get; }`,
    );
    await runtime.ask(load(0, rules));
    const fetch = await runtime.ask(verify(1, { path: '/b/bk/o/slow' }));
    expect(await runtime.ask(verify(2, { path: '/b/bk/o/fast' }))).toEqual(verdict(2, true));
    const id = serverRequestIdOf(fetch);
    const missing = { status: 'not_found', warnings: [], errors: [], id };
    expect(await runtime.ask(missing)).toEqual(verdict(id, true));
  });

  it('denies under the right id when a document cannot be read', async () => {
    const path = '/databases/(default)/documents/c/a';
    await runtime.ask(
      load(0, storageRules(`match /{f} { allow get: if firestore.get(${path}).data.a == 1; }`)),
    );
    const id = serverRequestIdOf(await runtime.ask(verify(1)));
    const broken = { result: { fields: { a: { oddValue: 1 } } }, status: 'ok', id };
    expect(await runtime.ask(broken)).toMatchObject({
      id,
      status: 'ok',
      errors: [expect.stringMatching(/oddValue/)],
      result: { permit: false },
    });
  });

  it.each([
    ['no JSON', 'nope', -1],
    ['no object', '[1]', -1],
    ['no id', '{"action":"verify"}', -1],
    ['an unknown action', '{"action":"fly","id":4}', 4],
    ['no action and nothing that waits', '{"id":4}', 4],
    ['no context', '{"action":"load_ruleset","id":4}', 4],
    ['an inherited name for an action', '{"action":"constructor","id":4}', 4],
  ])('answers a line with %s, and lives on', async (_what, line, id) => {
    expect(await runtime.ask(line)).toMatchObject({
      id,
      status: 'error',
      errors: [expect.any(String)],
    });
    const loaded = await runtime.ask(load(1, storageRules('match /{f} { allow get; }')));
    expect(loaded).toMatchObject({ id: 1, status: 'ok' });
  });

  it.each([
    ['unknown rules', { rulesetName: 'none' }],
    ['an odd variable', { variables: { request: { odd_value: 1 } } }],
    ['a variable nested without end', { variables: { request: nested(500) } }],
    ['no path', { path: 5 }],
  ])(
    'denies a request about %s with an error, so that the client does not wait',
    async (_w, odd) => {
      await runtime.ask(load(0, storageRules('match /{f} { allow get; }')));
      const message = verify(1);
      const answer = await runtime.ask({ ...message, context: { ...message.context, ...odd } });
      expect(answer).toMatchObject({ id: 1, status: 'ok', result: { permit: false } });
      expect(errorsOf(answer)).toHaveLength(1);
    },
  );

  it('ends well when stdin closes', async () => {
    runtime.child.stdin.end();
    expect(await runtime.exited).toBe(0);
  });
});

describe('the command line', () => {
  it('knows no other command than serve', async () => {
    const runtime = startRuntime(['fly']);
    expect(await runtime.exited).toBe(64);
  });
});

// The suite starts its children detached; this stands for its command line being killed hard.
describe('when the parent was killed', () => {
  it('and took stdin with it, the runtime ends', async () => {
    const parent = spawn(process.execPath, ['-e', parentScript('pipe')]);
    await outlived(parent);
    expect(parent.signalCode).toBe('SIGKILL');
  });

  it('while another process holds stdin open, the runtime ends', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const parent = spawn(process.execPath, ['-e', parentScript('inherit')], {
      stdio: [holder.stdout, 'pipe', 'inherit'],
    });
    await outlived(parent);
    expect(holder.exitCode).toBeNull();
    holder.kill();
  });
});

function parentScript(stdin: 'pipe' | 'inherit'): string {
  const args = JSON.stringify([CLI, 'serve']);
  const options = JSON.stringify({ stdio: [stdin, 'inherit', 'inherit'], detached: true });
  return `require('node:child_process').spawn(process.execPath, ${args}, ${options});
    setInterval(() => {}, 1000);`;
}

/** Kills the parent once its runtime is ready, and resolves when the runtime is gone too. */
async function outlived(parent: ReturnType<typeof spawn>): Promise<void> {
  const { stdout } = parent;
  if (stdout === null) throw new Error('The parent has no stdout.');
  await once(stdout, 'data');
  // Both share this pipe: it closes when the last of them ends.
  const closed = once(stdout, 'close');
  const ended = once(parent, 'exit');
  parent.kill('SIGKILL');
  await Promise.all([closed, ended]);
}

function nested(depth: number): object {
  let value: object = { null_value: null };
  for (let level = 0; level < depth; level += 1) value = { list_value: { values: [value] } };
  return value;
}

function errorsOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return [];
  return Array.isArray(answer.errors) ? answer.errors.map(String) : [];
}

function serverRequestIdOf(message: unknown): number {
  const has = typeof message === 'object' && message !== null && 'server_request_id' in message;
  return has ? Number(message.server_request_id) : Number.NaN;
}
