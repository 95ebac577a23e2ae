import type { ActorName } from '../people.ts';

/** What rules see of an object. */
export interface StoredObject {
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Of a client's own making. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Absent: none. */
  readonly contentEncoding?: string;
}

/** What stands in the document by which the server lets an object in; null: there is none. */
export interface Pass {
  readonly paths: readonly string[];
  /** From the moment of the upload; negative when it is over. */
  readonly secondsLeft: number;
}

export type Request =
  | { readonly kind: 'get' | 'list' | 'delete' }
  /** Also over an object that is there: Storage has no other way to replace one. */
  | { readonly kind: 'create'; readonly upload: StoredObject }
  | { readonly kind: 'update'; readonly metadata: Readonly<Record<string, string>> };

/** One request by one actor, and the object it meets. */
export interface Attempt {
  readonly what: string;
  readonly actor: ActorName;
  /** Of the object, or of the folder to list. */
  readonly path: string;
  readonly before: StoredObject | null;
  readonly request: Request;
  /** Of the folder's owner. Absent: one for exactly this path. */
  readonly pass?: Pass | null;
}

/** The pass that the attempt meets. */
export const passOf = ({ pass, path }: Attempt): Pass | null =>
  pass === undefined ? { paths: [path], secondsLeft: 60 } : pass;

/** The object a write would leave; null when there is none. */
export function objectAfter({ before, request }: Attempt): StoredObject | null {
  if (request.kind === 'create') return request.upload;
  return request.kind === 'update' && before !== null
    ? { ...before, metadata: { ...before.metadata, ...request.metadata } }
    : null;
}

export const sentenceOf = ({ actor, request, path, what }: Attempt): string =>
  `${actor}: ${request.kind} ${path}: ${what}`;
