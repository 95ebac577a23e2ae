import { COLLECTIONS } from '@lumashot/domain/paths';
import type { z } from 'zod';
import { type Fields, SERVER_TIME } from '../fields.ts';
import { type ActorName, STRANGERS } from '../people.ts';
import type { Attempt, Request } from './attempt.ts';
import { changesOf, documentOf, freshDocumentOf } from './samples.ts';
import { SCHEMAS } from './schemas.ts';

/** Every collection: creating, changing each field, replacing and deleting. */
export const writeCases = (): Attempt[] =>
  Object.entries(COLLECTIONS).flatMap(([key, collection]) => {
    const schemas = Object.entries(SCHEMAS).find(([name]) => name === key)?.[1] ?? [];
    return schemas.flatMap((schema) => [
      ...wholeDocuments(collection, schema),
      ...changes(collection, schema),
      ...changesOfStrangers(collection, schema),
    ]);
  });

const SOMEBODY: readonly ActorName[] = ['owner', ...STRANGERS];

/** People write the whole document, in the right shape and as their own, and deletes it. */
function wholeDocuments(collection: string, schema: z.ZodObject): Attempt[] {
  const stored = documentOf(schema);
  const fresh = freshDocumentOf(schema);
  const requests: readonly (readonly [string, Fields | null, Request])[] = [
    ['as of {me}', null, { kind: 'create', fields: fresh }],
    ['as of {other}', null, { kind: 'create', fields: { ...fresh, user_id: '{other}' } }],
    ['without an owner', null, { kind: 'create', fields: { created_at: SERVER_TIME } }],
    ['by a new one', stored, { kind: 'replace', fields: fresh }],
    ['by an empty one', stored, { kind: 'replace', fields: {} }],
    ['the one of {me}', stored, { kind: 'delete' }],
    ['what is not there', null, { kind: 'delete' }],
  ];
  return SOMEBODY.flatMap((actor) =>
    requests.map(([what, before, request]) => ({
      what,
      actor,
      collection,
      id: '{me}',
      before,
      request,
    })),
  );
}

/** The owner changes one field, with the time of the write, as the app does. */
function changes(collection: string, schema: z.ZodObject): Attempt[] {
  return [...Object.keys(schema.shape), 'is_admin'].flatMap((name) =>
    (name === 'is_admin' ? [true] : changesOf(schema, name)).map((value) => ({
      what: name,
      actor: 'owner',
      collection,
      id: '{me}',
      before: documentOf(schema),
      request: { kind: 'update', fields: { updated_at: SERVER_TIME, [name]: value } },
    })),
  );
}

/** For others a field that owners may set is the most tempting one. */
function changesOfStrangers(collection: string, schema: z.ZodObject): Attempt[] {
  const fields = [
    { updated_at: SERVER_TIME },
    { user_id: '{other}', updated_at: SERVER_TIME },
    { email_notifications: false, updated_at: SERVER_TIME },
  ];
  return STRANGERS.flatMap((actor) =>
    fields.map((patch) => ({
      what: Object.keys(patch).join(', '),
      actor,
      collection,
      id: '{me}',
      before: documentOf(schema),
      request: { kind: 'update', fields: patch },
    })),
  );
}
