import type { Expression } from '../language/ast.ts';
import type { Ruleset } from '../language/ruleset.ts';
import { positionAt } from '../language/source.ts';
import { type DocumentFields, lookupsOf } from '../library/firestore.ts';
import {
  type MapValue,
  type Outcome,
  type RuleError,
  type Value,
  mapValue,
  ruleError,
} from '../values/value.ts';
import { type ApplicableAllow, applicableAllows } from './applicableAllows.ts';
import { Evaluator, asBool } from './evaluator.ts';
import { type AllowTrace, type Verdict, verdictOf } from './verdict.ts';

/** What the rules are asked about. */
export interface RulesRequest {
  /** Default `firebase.storage`. */
  readonly service?: string;
  readonly method: string;
  /** `/b/{bucket}/o/{object path}`. */
  readonly path: string;
  /** `request` and `resource`; one that is missing is an error where rules use it. */
  readonly variables: Readonly<Record<string, Value>>;
}

export interface EvaluateOptions {
  /** Fields of a Firestore document, or null when there is none. Default: there are none. */
  readonly fetchDocument?: (path: string) => Promise<DocumentFields | null>;
  /** Sees each expression of the final evaluation once, with its outcome. */
  readonly onExpression?: (expression: Expression, outcome: Outcome) => void;
}

/**
 * Whether the rules permit the request, and why. The evaluation itself never waits: when it needs
 * a document it stops, the document is fetched, and it starts over. Rules have no side effects.
 */
export async function evaluate(
  ruleset: Ruleset,
  request: RulesRequest,
  { fetchDocument = async () => null, onExpression }: EvaluateOptions = {},
): Promise<Verdict> {
  const documents = new Map<string, DocumentFields | null>();
  for (;;) {
    const { verdict, missing, seen } = evaluateOnce(ruleset, request, documents);
    if (missing === undefined) {
      for (const [expression, outcome] of seen) onExpression?.(expression, outcome);
      return verdict;
    }
    documents.set(missing, await fetchDocument(missing));
  }
}

interface Attempt {
  readonly verdict: Verdict;
  /** The document that has to be fetched before the verdict counts. */
  readonly missing: string | undefined;
  readonly seen: readonly (readonly [Expression, Outcome])[];
}

function evaluateOnce(
  ruleset: Ruleset,
  request: RulesRequest,
  documents: ReadonlyMap<string, DocumentFields | null>,
): Attempt {
  const { service = 'firebase.storage', method } = request;
  const seen: [Expression, Outcome][] = [];
  const debug: string[] = [];
  let missing: string | undefined;
  const evaluator = new Evaluator({
    lookups: lookupsOf(service, (path) => {
      const known = documents.get(path);
      if (known !== undefined) return known;
      missing = path;
      return DOCUMENT_NEEDED;
    }),
    interrupted: () => (missing === undefined ? undefined : DOCUMENT_NEEDED),
    onExpression: (expression, outcome) => seen.push([expression, outcome]),
    onDebug: (text) => debug.push(text),
  });
  const path = request.path.replace(/^\//, '').split('/');
  const refusal = refusalOf(ruleset, { service, method, path });
  const allows: AllowTrace[] = [];
  if (refusal === undefined) {
    const variables = variablesOf(request, path);
    const target = { service, method, path, variables };
    for (const applicable of applicableAllows(ruleset.file, target)) {
      const trace = traceOf(applicable, { evaluator, ruleset });
      allows.push(trace);
      if (trace.outcome === 'allow' || evaluator.halted !== undefined) break;
    }
  }
  const { expressions } = evaluator;
  const fetched = [...documents.keys()];
  const verdict = verdictOf({ refusal, allows, documents: fetched, expressions, debug });
  return { verdict, missing, seen };
}

const DOCUMENT_NEEDED: RuleError = ruleError('A document has to be fetched first.');

/** Why the request is refused before any condition is looked at. */
function refusalOf(
  { file }: Ruleset,
  { service, method, path }: { service: string; method: string; path: readonly string[] },
): string | undefined {
  if (path.includes('')) return 'Path segment cannot be empty.';
  return service === 'firebase.storage' && method === 'list' && file.version === 1
    ? "Listing objects in a bucket is disallowed for rules_version = '1'."
    : undefined;
}

function traceOf(
  { allow, scope }: ApplicableAllow,
  { evaluator, ruleset: { source } }: { evaluator: Evaluator; ruleset: Ruleset },
): AllowTrace {
  const methods = allow.methods.map(({ text }) => text);
  const place = { methods, ...positionAt(source, allow.start) };
  const { condition } = allow;
  if (condition === undefined) return { ...place, outcome: 'allow' };
  const result = asBool(evaluator.evaluate(condition, scope), condition);
  if (typeof result === 'boolean') return { ...place, outcome: result ? 'allow' : 'deny' };
  const at = positionAt(source, (result.span ?? condition).start);
  return { ...place, outcome: 'error', error: { message: result.message, ...at } };
}

/** The variables, with what the Storage emulator leaves to the runtime to fill in. */
function variablesOf(
  { method, variables }: RulesRequest,
  path: readonly string[],
): ReadonlyMap<string, Value> {
  const all = new Map(Object.entries(variables));
  const request = all.get('request');
  const entries: MapValue['entries'] = request?.type === 'map' ? request.entries : new Map();
  const filled = mapValue([
    ['path', { type: 'path', segments: path }],
    ...entries,
    ['method', { type: 'string', value: method }],
  ]);
  if (filled.type === 'map') all.set('request', filled);
  return all;
}
