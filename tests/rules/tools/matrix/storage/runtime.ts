import {
  type EvaluateOptions,
  type RulesRequest,
  valueFromPlain,
} from '../../../../../emulators/storage-rules/index.ts';
import { actorOf, named, type People } from '../people.ts';
import { type Attempt, objectAfter, passOf, type StoredObject } from './attempt.ts';

const PEOPLE: People = { me: 'me1', other: 'other1', lookalike: 'mex1' };
const NOW = new Date('2026-06-01T12:00:00Z');

/** How a service may tell that an upload brought no metadata of its own, and no encoding. */
export type NoMetadata = 'empty' | 'null' | 'missing';

/** The attempt as our own runtime of the rules language takes it, in the emulator's shape. */
export function requestOf(
  attempt: Attempt,
  { noMetadata = 'empty' }: { noMetadata?: NoMetadata } = {},
): RulesRequest {
  const actor = actorOf(attempt.actor);
  const shape = (object: StoredObject | null): object | null =>
    object === null ? null : shapeOf(object, noMetadata);
  return {
    method: attempt.request.kind,
    path: `/b/bucket/o/${named(attempt.path, PEOPLE)}`,
    variables: {
      request: valueFromPlain({
        auth: actor === null ? null : { uid: named(actor.uid, PEOPLE), token: actor.claims },
        time: NOW,
        resource: shape(objectAfter(attempt)),
      }),
      resource: valueFromPlain(shape(attempt.before)),
    },
  };
}

/** The documents that the rules may ask for. */
export function documentsOf(attempt: Attempt): NonNullable<EvaluateOptions['fetchDocument']> {
  const owner = named(attempt.path.split('/')[1] ?? '', PEOPLE);
  const pass = passOf(attempt);
  return (path) =>
    Promise.resolve(
      pass === null || path !== `/databases/(default)/documents/upload_passes/${owner}`
        ? null
        : new Map([
            ['paths', valueFromPlain(pass.paths.map((one) => named(one, PEOPLE)))],
            ['valid_until', valueFromPlain(new Date(NOW.getTime() + pass.secondsLeft * 1_000))],
          ]),
    );
}

function shapeOf({ metadata, ...rest }: StoredObject, noMetadata: NoMetadata): object {
  const { label, encoding } = NOTHING[noMetadata];
  return { ...encoding, ...(Object.keys(metadata).length > 0 ? { metadata } : label), ...rest };
}

const NOTHING = {
  empty: { label: { metadata: {} }, encoding: { contentEncoding: '' } },
  null: { label: { metadata: null }, encoding: { contentEncoding: null } },
  missing: { label: {}, encoding: {} },
} as const satisfies Record<NoMetadata, { label: object; encoding: object }>;
