import { randomUUID } from 'node:crypto';
import { inParallel } from '../inParallel.ts';
import { actorOf, type People, unsignedToken } from '../people.ts';
import type { Attempt } from './attempt.ts';
import { queryCall } from './queryCall.ts';
import { nameOf, type Wire, writeOf } from './wire.ts';

/**
 * Asks Firestore's emulator over its REST interface: the same service and the same rules as behind
 * the SDK, without a client for each user id.
 */
export interface FirestoreUnderTest {
  readonly host: string;
  readonly projectId: string;
}

/** No two cases share people, so all run at once and none cleans up. */
const peopleOf = (run: string, index: number): People => ({
  // Odd on purpose: a rule that puts a uid into a pattern lets the lookalike pass.
  me: `me.${run}^! ${index}`,
  other: `other.${run}^! ${index}`,
  lookalike: `mex${run}^! ${index}`,
});

interface Played {
  readonly attempt: Attempt;
  readonly wire: Wire;
}

/** What each attempt came to. Throws on every answer that is neither yes nor no. */
export async function verdictsOf(
  attempts: readonly Attempt[],
  { host, projectId }: FirestoreUnderTest,
): Promise<boolean[]> {
  const run = randomUUID().slice(0, 8);
  const played = attempts.map((attempt, index) => ({
    attempt,
    wire: { projectId, people: peopleOf(run, index) },
  }));
  await store(played, { host, projectId });
  return inParallel(played, (one) => ask(one, host));
}

const SEEDS_A_COMMIT = 200;

/** Writes what the attempts are to meet, past the rules. */
async function store(
  played: readonly Played[],
  { host, projectId }: FirestoreUnderTest,
): Promise<void> {
  const writes = played.flatMap(({ attempt: { collection, id, before }, wire }) => {
    if (before === null) return [];
    const name = nameOf({ collection, id }, wire);
    return [writeOf({ name, fields: before, people: wire.people, merges: false })];
  });
  const parts = Array.from({ length: Math.ceil(writes.length / SEEDS_A_COMMIT) }, (_, part) =>
    writes.slice(part * SEEDS_A_COMMIT, (part + 1) * SEEDS_A_COMMIT),
  );
  await inParallel(parts, async (part) => {
    const call = { path: ':commit', body: { writes: part } };
    const answer = await post({ host, projectId }, call, 'owner');
    if (!answer.ok) throw new Error(`Storing failed: ${await answer.text()}`);
  });
}

async function ask({ attempt, wire }: Played, host: string): Promise<boolean> {
  const actor = actorOf(attempt.actor);
  const { projectId } = wire;
  const token = actor === null ? null : unsignedToken(actor, wire);
  const answer = await post({ host, projectId }, callOf(attempt, wire), token);
  const text = await answer.text();
  if (answer.ok) return true;
  if (answer.status === 403 && text.includes('PERMISSION_DENIED')) return false;
  throw new Error(`${attempt.what}: ${answer.status} ${text}`);
}

interface Call {
  readonly path: string;
  readonly body: object;
}

function callOf({ collection, id, request }: Attempt, wire: Wire): Call {
  const name = nameOf({ collection, id }, wire);
  const { people } = wire;
  switch (request.kind) {
    case 'get':
      return { path: ':batchGet', body: { documents: [name] } };
    case 'list':
      return queryCall({ collection, query: request.query }, wire);
    case 'delete':
      return commit({ delete: name });
    case 'create':
    case 'replace':
      return commit(writeOf({ name, fields: request.fields, people, merges: false }));
    case 'update':
      return commit({
        ...writeOf({ name, fields: request.fields, people, merges: true }),
        currentDocument: { exists: true },
      });
  }
}

const commit = (write: object): Call => ({ path: ':commit', body: { writes: [write] } });

const post = (
  { host, projectId }: FirestoreUnderTest,
  { path, body }: Call,
  token: string | null,
): Promise<Response> =>
  fetch(`http://${host}/v1/projects/${projectId}/databases/(default)/documents${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
