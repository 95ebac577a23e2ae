import { compile } from '../compile.ts';
import { evaluate } from '../evaluation/evaluateRequest.ts';
import { decodeDocument } from '../protocol/decodeDocument.ts';
import { mapValue, type Value } from '../values/value.ts';
import { valueFromPlain } from '../values/plain.ts';

/** What the Firestore emulator said about a condition. */
export type ExpressionOutcome = 'allow' | 'false' | 'error' | 'compile-error';

/** Outcome of a condition asked the way the recordings were made: `get` of `t/d`, signed out. */
export async function outcomeOf(
  expression: string,
  document: unknown,
): Promise<ExpressionOutcome> {
  return outcomeOfRules(rulesAround(expression), document);
}

/** The same for a whole rules file. */
export async function outcomeOfRules(
  source: string,
  document: unknown,
): Promise<ExpressionOutcome> {
  const compiled = compile(source);
  if (!compiled.ok) return 'compile-error';
  const fields = decodeDocument({ fields: document });
  const verdict = await evaluate(
    compiled.ruleset,
    { service: 'cloud.firestore', method: 'get', path: PATH, variables: variablesWith(fields) },
    { fetchDocument: async (path) => (path === PATH ? fields : null) },
  );
  if (verdict.permit) return 'allow';
  return verdict.allows.some(({ outcome }) => outcome === 'error') ? 'error' : 'false';
}

export function rulesAround(expression: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /t/{id} {
      allow get: if ${expression};
    }
  }
}`;
}

const PATH = '/databases/(default)/documents/t/d';

function variablesWith(fields: ReadonlyMap<string, Value>): Record<string, Value> {
  const data = mapValue(fields);
  if (data.type === 'error') throw new TypeError(data.message);
  const name: Value = { type: 'path', segments: PATH.slice(1).split('/') };
  const id: Value = { type: 'string', value: 'd' };
  const resource = mapValue([['data', data], ['id', id], ['__name__', name]]);
  if (resource.type === 'error') throw new TypeError(resource.message);
  const request = valueFromPlain({ auth: null, headers: {}, time: new Date('2025-01-01') });
  return { resource, request };
}
