import {
  type Outcome,
  type RuleError,
  type Value,
  NULL,
  boolValue,
  isRuleError,
  mapValue,
  ruleError,
} from '../values/value.ts';
import { type Library, type Overload, unary } from './overload.ts';
import { boundSegments } from './path.ts';

/** Fields of a document, or null when it does not exist. */
export type DocumentFields = ReadonlyMap<string, Value>;

/** Reads a document that is already at hand; `pending` stops the evaluation until it is. */
export type ReadDocument = (path: string) => DocumentFields | null | RuleError;

/** Lookups other services offer: Storage has `firestore.get(path)`, Firestore `get(path)`. */
export interface ServiceLookups {
  /** Absent: the functions belong to no package. */
  readonly packageName: string | undefined;
  readonly functions: Library;
}

/** The lookups of a service, by its name. */
export function lookupsOf(serviceName: string, read: ReadDocument): ServiceLookups {
  const get = [lookup('get', read)];
  const exists = [lookup('exists', read)];
  return serviceName === 'firebase.storage'
    ? { packageName: FIRESTORE_PACKAGE, functions: { get, exists } }
    : {
        packageName: undefined,
        // Rules of a read see no write, so "after" is the same as "now".
        functions: { get, exists, getAfter: get, existsAfter: exists },
      };
}

/** The package of the lookups in Storage rules. */
export const FIRESTORE_PACKAGE = 'firestore';

function lookup(kind: 'get' | 'exists', read: ReadDocument): Overload {
  return unary('path', (path): Outcome => {
    const segments = boundSegments(path);
    if (isRuleError(segments)) return segments;
    const documentPath = documentPathOf(segments);
    if (documentPath === undefined) return callError(kind, segments);
    const fields = read(documentPath);
    if (isRuleError(fields)) return fields;
    if (kind === 'exists') return boolValue(fields !== null);
    return fields === null ? callError(kind, segments) : documentValue(segments, fields);
  });
}

function documentValue(segments: readonly string[], fields: DocumentFields): Outcome {
  const data = mapValue(fields);
  if (data.type === 'error') return data;
  const id = segments.at(-1);
  return mapValue([
    ['data', data],
    ['id', id === undefined ? NULL : { type: 'string', value: id }],
    ['__name__', { type: 'path', segments }],
  ]);
}

/** `/databases/{database}/documents/{collection}/{document}/...`, URL-encoded. */
function documentPathOf(segments: readonly string[]): string | undefined {
  const [databases, , documents, ...rest] = segments;
  const isDocument =
    databases === 'databases' &&
    documents === 'documents' &&
    rest.length > 0 &&
    rest.length % 2 === 0 &&
    // No such documents exist, and in a URL these segments would climb out of the path.
    segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (!isDocument) return undefined;
  const encoded = segments.map((segment) =>
    segment === '(default)' ? segment : encodeURIComponent(segment.toWellFormed()),
  );
  return `/${encoded.join('/')}`;
}

function callError(kind: string, segments: readonly string[]): RuleError {
  const path = `/${segments.join('/')}`.slice(0, 200);
  return ruleError(`Service call error. Function: [${kind}], Argument: [${path}].`);
}
