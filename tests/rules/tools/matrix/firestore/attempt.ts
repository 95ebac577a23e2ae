import { type Field, type Fields, patched } from '../fields.ts';
import type { ActorName } from '../people.ts';

/** What is asked of Firestore. A `replace` writes a whole document over one that is there. */
export type Request =
  | { readonly kind: 'get' | 'delete' }
  | { readonly kind: 'list'; readonly query: Query }
  | { readonly kind: 'create' | 'replace' | 'update'; readonly fields: Fields };

export interface Query {
  readonly filters: readonly Filter[];
  readonly orderBy?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[];
  readonly limit?: number;
  /** Only how many there are. */
  readonly counts?: boolean;
  /** The one document of this id. */
  readonly id?: string;
  /** All collections of this name, wherever they are. */
  readonly group?: boolean;
}

type Operator = 'EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'NOT_EQUAL';
export type Filter = readonly [field: string, operator: Operator, value: Field];

/** One request by one actor, and the document it meets. */
export interface Attempt {
  /** What is special about it. */
  readonly what: string;
  readonly actor: ActorName;
  /** Path of the collection. */
  readonly collection: string;
  readonly id: string;
  /** What is stored there; null: nothing. */
  readonly before: Fields | null;
  readonly request: Request;
}

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** How rules call it. */
export const methodOf = ({ kind }: Request): Method => (kind === 'replace' ? 'update' : kind);

/** The document a write would leave; null when there is none. */
export function fieldsAfter({ before, request }: Attempt): Fields | null {
  if (request.kind === 'create' || request.kind === 'replace') return request.fields;
  return request.kind === 'update' ? patched(before ?? {}, request.fields) : null;
}

export const sentenceOf = ({ actor, request, collection, id, what }: Attempt): string =>
  `${actor}: ${request.kind} ${collection}/${id}: ${what}`;
