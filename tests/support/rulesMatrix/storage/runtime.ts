import { type RulesRequest, valueFromPlain } from '../../../../emulators/storage-rules/index.ts';
import { actorOf, named, type People } from '../people.ts';
import { type Attempt, objectAfter, type StoredObject } from './attempt.ts';

const PEOPLE: People = { me: 'me1', other: 'other1', lookalike: 'mex1' };
const NOW = new Date('2026-06-01T12:00:00Z');

/** How a service may tell that an upload brought no metadata. */
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

function shapeOf({ metadata, ...rest }: StoredObject, noMetadata: NoMetadata): object {
  if (Object.keys(metadata).length > 0 || noMetadata === 'empty') return { ...rest, metadata };
  return noMetadata === 'null' ? { ...rest, metadata: null } : rest;
}
