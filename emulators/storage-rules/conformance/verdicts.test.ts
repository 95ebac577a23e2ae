import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation/evaluateRequest.ts';
import type { DocumentFields } from '../library/firestore.ts';
import { type JsonObject, isObject, memberOf } from '../protocol/json.ts';
import { rulesetOf } from '../testing/storageRules.ts';
import { valueFromPlain } from '../values/plain.ts';
import type { Value } from '../values/value.ts';

// Third-party data, read in place: it lies beside the repository, not in it.
const DATA = new URL('../../../../shared/conformance/storage-rules-verdicts.json', import.meta.url);

const present = existsSync(DATA);
const cases = present ? casesOf(JSON.parse(readFileSync(DATA, 'utf8'))) : [];
const whySkipped = present ? '' : ' (skipped: storage-rules-verdicts.json is not beside the repository)';

describe.skipIf(!present)(`verdicts of the production Rules API${whySkipped}`, () => {
  it('are a hundred', () => {
    expect(cases).toHaveLength(100);
  });

  it.each(cases)('$scenario: $description', async ({ rules, parts, expected }) => {
    const { permit, reason } = await verdictOn(rules, parts);
    expect({ verdict: permit ? 'ALLOW' : 'DENY', reason }).toMatchObject({ verdict: expected });
  });
});

async function verdictOn(rules: string, parts: JsonObject) {
  return evaluate(rulesetOf(rules), requestOf(parts), {
    fetchDocument: async (path) => mockedDocument(parts, path),
  });
}

interface VerdictCase {
  readonly scenario: string;
  readonly description: string;
  readonly rules: string;
  readonly expected: string;
  readonly parts: JsonObject;
}

function casesOf(data: unknown): VerdictCase[] {
  return listOf(memberOf(data, 'scenarios')).flatMap((scenario) =>
    listOf(memberOf(scenario, 'cases'))
      .filter(isObject)
      .map((parts) => ({
        scenario: String(memberOf(scenario, 'id')),
        description: String(parts['description']),
        rules: String(memberOf(scenario, 'rules')),
        expected: String(parts['production']),
        parts,
      })),
  );
}

// The Rules API leaves out what is null: `request.auth` of a signed-out caller is undefined there.
function requestOf(parts: JsonObject) {
  const { auth, resource, existingResource, requestTime } = parts;
  const request = {
    ...(auth ? { auth } : {}),
    ...(resource ? { resource: withDates(resource) } : {}),
    time: new Date(typeof requestTime === 'string' ? requestTime : '2025-01-01T00:00:00Z'),
  };
  const variables: Record<string, Value> = { request: valueFromPlain(request) };
  if (existingResource) variables['resource'] = valueFromPlain(withDates(existingResource));
  const path = `/b/demo-pyric.appspot.com/o/${String(parts['path'])}`;
  return { method: String(parts['method']), path, variables };
}

function withDates(resource: unknown): JsonObject {
  const created = memberOf(resource, 'timeCreated');
  const dates = typeof created === 'string' ? { timeCreated: new Date(created) } : {};
  return { ...(isObject(resource) ? resource : {}), ...dates };
}

function mockedDocument(parts: JsonObject, path: string): DocumentFields | null {
  const mock = listOf(parts['functionMocks']).find(
    (candidate) => path === `/databases/(default)/documents/${String(memberOf(candidate, 'path'))}`,
  );
  const result = memberOf(mock, 'result');
  if (result === undefined || result === false) return null;
  const value = valueFromPlain(isObject(result) ? result : {});
  return value.type === 'map' ? value.entries : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
