import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../protocol/json.ts';
import { Session } from '../protocol/session.ts';
import { storageRules } from '../testing/storageRules.ts';
import { RUNS } from './survive.ts';

const RULES = storageRules('match /{name} { allow get: if request.auth.uid == name; }');

describe('hostile messages neither crash nor hang', () => {
  it('of any JSON: each line gets one answer', async () => {
    const context = fc.record(
      {
        rulesetName: fc.constantFrom<unknown>('0', '1', 5),
        source: fc.constantFrom<unknown>({ files: [{ name: 'a', content: RULES }] }, null, {}),
        path: fc.constantFrom<unknown>('/b/bucket/o/a', '', '/', 7),
        service: fc.constantFrom('cloud.firestore', 'firebase.storage', '__proto__'),
        method: fc.constantFrom<unknown>('get', 'list', '__proto__', 1),
        variables: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), encodedValue())),
      },
      { requiredKeys: [] },
    );
    const message = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.constantFrom<unknown>('x', null, 1e308)),
        action: fc.constantFrom('load_ruleset', 'verify', 'toString'),
        context: fc.oneof(context, fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const line = fc.oneof(
      { weight: 3, arbitrary: message.map((parts) => JSON.stringify(parts)) },
      fc.json(),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 10 }), async (lines) => {
        const sent: JsonObject[] = [];
        const session = new Session({
          send: (answer) => sent.push(answer),
          print: () => undefined,
        });
        for (const text of lines) await session.receive(text);
        expect(sent).toHaveLength(lines.length);
        expect(JSON.stringify(sent)).not.toContain('Internal error');
      }),
      RUNS,
    );
  });
});

function encodedValue(): fc.Arbitrary<unknown> {
  const kinds = ['int_value', 'string_value', 'timestamp_value', 'map_value', 'list_value'];
  return fc
    .tuple(fc.constantFrom(...kinds, 'path_value', 'set_value', 'bool_value'), fc.jsonValue())
    .map(([kind, content]) => ({ [kind]: content }));
}
