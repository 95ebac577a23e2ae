import { COLLECTIONS } from '@lumashot/domain/paths';
import { type ActorName, EVERYBODY } from '../people.ts';
import type { Attempt, Query } from './attempt.ts';
import { documentOf } from './samples.ts';
import { SCHEMAS } from './schemas.ts';

const SINCE = new Date('2026-01-01T00:00:00Z');
const OWN = ['user_id', 'EQUAL', '{me}'] as const;

/** Lists of the own documents, in the shapes the app asks, and how people might ask for more. */
const QUERIES: Readonly<Record<string, Query>> = {
  'all of an owner': { filters: [OWN] },
  'the newest of an owner': {
    filters: [OWN],
    orderBy: [['created_at', 'DESCENDING']],
    limit: 50,
  },
  'what changed since': {
    filters: [OWN, ['updated_at', 'GREATER_THAN', SINCE]],
    orderBy: [['updated_at', 'ASCENDING']],
  },
  'how many since': {
    filters: [OWN, ['created_at', 'GREATER_THAN_OR_EQUAL', SINCE]],
    counts: true,
  },
  'how many in all': { filters: [OWN], counts: true },
  'all of everybody': { filters: [] },
  'the newest of everybody': {
    filters: [],
    orderBy: [['created_at', 'DESCENDING']],
    limit: 1,
  },
  'how many of everybody': { filters: [], counts: true },
  'all of another user': { filters: [['user_id', 'EQUAL', '{other}']] },
  'all of everybody else': { filters: [['user_id', 'NOT_EQUAL', '{other}']] },
  'all owners after me': { filters: [['user_id', 'GREATER_THAN_OR_EQUAL', '{me}']] },
  'of nobody': { filters: [['user_id', 'EQUAL', null]] },
  'by another field': { filters: [['created_at', 'EQUAL', SINCE]] },
  'of an owner, wherever they are': { filters: [OWN], group: true },
  'of everybody, wherever they are': { filters: [], group: true },
  'by its name': { filters: [], id: '{me}' },
};

/** Every collection, read one and many, by everybody. */
export function readCases(): Attempt[] {
  return Object.entries(COLLECTIONS).flatMap(([key, collection]) => {
    const schemas = Object.entries(SCHEMAS).find(([name]) => name === key)?.[1] ?? [];
    return EVERYBODY.flatMap((actor) => [
      ...schemas.map((schema, index) => ({
        what: `one of {me}, shape ${index + 1}`,
        actor,
        collection,
        id: '{me}',
        before: documentOf(schema),
        request: { kind: 'get' } as const,
      })),
      ...lists(actor, collection),
    ]);
  });
}

function lists(actor: ActorName, collection: string): Attempt[] {
  // One owner asks everything; of the others the first few questions tell enough.
  const asked = Object.entries(QUERIES).slice(0, actor === 'owner' ? undefined : 6);
  return asked.map(([what, query]) => ({
    what,
    actor,
    collection,
    id: '{me}',
    before: null,
    request: { kind: 'list', query },
  }));
}
