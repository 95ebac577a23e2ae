import { COLLECTIONS } from '@lumashot/domain/paths';
import { type Fields, SERVER_TIME } from '../fields.ts';
import type { ActorName } from '../people.ts';
import type { Attempt, Request } from './attempt.ts';

const OWN: Fields = { user_id: '{me}', created_at: SERVER_TIME, updated_at: SERVER_TIME };

/** Nothing is there, and it stays so: other names, other cases of letters, folders below. */
const PLACES = [
  'anything',
  'Profiles',
  'generated_image',
  'credits_transactions/{me}/generated_images',
  'anything/documents/generated_images',
  ...Object.values(COLLECTIONS).map((collection) => `${collection}/{me}/private`),
];

const REQUESTS: readonly (readonly [Fields | null, Request])[] = [
  [OWN, { kind: 'get' }],
  [null, { kind: 'list', query: { filters: [['user_id', 'EQUAL', '{me}']] } }],
  [null, { kind: 'create', fields: OWN }],
  [OWN, { kind: 'update', fields: OWN }],
  [OWN, { kind: 'delete' }],
];

const SOME: readonly ActorName[] = ['owner', 'other user', 'visitor'];

/** Where no collection is. */
export const elsewhereCases = (): Attempt[] =>
  PLACES.flatMap((collection) =>
    SOME.flatMap((actor) =>
      REQUESTS.map(([before, request]) => ({
        what: 'elsewhere',
        actor,
        collection,
        id: '{me}',
        before,
        request,
      })),
    ),
  );
