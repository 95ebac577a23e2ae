import { randomBytes } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { db } from '../../../../support/admin.ts';
import { inParallel } from '../inParallel.ts';
import { actorOf, named, type People, unsignedToken } from '../people.ts';
import { type Attempt, passOf, type StoredObject } from './attempt.ts';

/** Asks the Storage emulator (and with it our rules runtime) over the interface the SDK speaks. */
export interface StorageUnderTest {
  readonly host: string;
  readonly projectId: string;
  readonly bucket: string;
}

/** The emulator keeps its objects from run to run: each run brings people of its own. */
function crowd(): (index: number) => People {
  const run = randomBytes(6).toString('hex');
  return (index) => ({
    me: `me${run}a${index}`,
    other: `other${run}a${index}`,
    lookalike: `mex${run}a${index}`,
  });
}

/** What each attempt came to. Throws on every answer that is neither yes nor no. */
export async function verdictsOf(
  attempts: readonly Attempt[],
  storage: StorageUnderTest,
): Promise<boolean[]> {
  const peopleOf = crowd();
  await givePasses(attempts, peopleOf);
  return inParallel(attempts, async (attempt, index) => {
    const people = peopleOf(index);
    const path = named(attempt.path, people);
    if (attempt.before !== null) await store(path, attempt.before, storage);
    return ask(attempt, { people, path }, storage);
  });
}

/** Passes stand in the suite's own project: the emulator asks there, whoever's bucket it is. */
async function givePasses(
  attempts: readonly Attempt[],
  peopleOf: (index: number) => People,
): Promise<void> {
  const writer = db.bulkWriter();
  attempts.forEach((attempt, index) => {
    const pass = passOf(attempt);
    const owner = named(attempt.path.split('/')[1] ?? '', peopleOf(index));
    if (attempt.request.kind !== 'create' || pass === null || !/^[a-z0-9]+$/.test(owner)) return;
    void writer.set(db.collection(COLLECTIONS.uploadPasses).doc(owner), {
      paths: pass.paths.map((path) => named(path, peopleOf(index))),
      valid_until: new Date(Date.now() + pass.secondsLeft * 60_000),
    });
  });
  await writer.close();
}

async function store(path: string, object: StoredObject, storage: StorageUnderTest): Promise<void> {
  const answer = await call(storage, uploadOf(path, object), 'owner');
  if (!answer.ok) throw new Error(`Storing ${path} failed: ${await answer.text()}`);
}

async function ask(
  attempt: Attempt,
  { people, path }: { people: People; path: string },
  storage: StorageUnderTest,
): Promise<boolean> {
  const actor = actorOf(attempt.actor);
  const { projectId } = storage;
  const token = actor === null ? null : unsignedToken(actor, { people, projectId });
  const answer = await call(storage, callOf(attempt, path), token);
  const text = await answer.text();
  if (answer.status === 403) return false;
  // Rules come first: whoever hears that nothing is there was permitted to ask.
  if (answer.ok || (answer.status === 404 && attempt.before === null)) return true;
  throw new Error(`${path}: ${answer.status} ${text}`);
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

function callOf({ request }: Attempt, path: string): Call {
  const object = `/${encodeURIComponent(path)}`;
  switch (request.kind) {
    case 'get':
      return { method: 'GET', path: `${object}?alt=media` };
    case 'list':
      return { method: 'GET', path: `?prefix=${encodeURIComponent(`${path}/`)}&delimiter=%2F` };
    case 'delete':
      return { method: 'DELETE', path: object };
    case 'create':
      return uploadOf(path, request.upload);
    case 'update':
      return {
        method: 'PATCH',
        path: object,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ metadata: request.metadata }),
      };
  }
}

const BOUNDARY = 'a-photo-and-its-label';

function uploadOf(
  path: string,
  { contentType, size, metadata, contentEncoding }: StoredObject,
): Call {
  const label = JSON.stringify({ name: path, contentType, contentEncoding, metadata });
  return {
    method: 'POST',
    path: `?name=${encodeURIComponent(path)}`,
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${BOUNDARY}`,
    },
    body: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${label}\r\n`,
      ),
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: ${contentType}\r\n\r\n`),
      Buffer.alloc(size, 7),
      Buffer.from(`\r\n--${BOUNDARY}--`),
    ]),
  };
}

const call = (
  { host, bucket }: StorageUnderTest,
  { method, path, headers = {}, body }: Call,
  token: string | null,
): Promise<Response> =>
  fetch(`http://${host}/v0/b/${bucket}/o${path}`, {
    method,
    headers: {
      // A connection each: one that is kept may be closed by the emulator just as it is used again.
      connection: 'close',
      ...headers,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
