import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { rulesAround } from './conformance/expressionHarness.ts';
import recorded from './conformance/rules-expressions.json' with { type: 'json' };
import { evaluate } from './evaluation/evaluateRequest.ts';
import type { JsonObject } from './protocol/json.ts';
import { Session } from './protocol/session.ts';
import { storageRules } from './testing/storageRules.ts';
import { valueFromPlain } from './values/plain.ts';

// The seed is fixed: a run that fails in one place fails everywhere.
const RUNS = { seed: 20_250_101, numRuns: 300 };

const VALID = [
  ...recorded.cases.map(({ expr }) => rulesAround(expr)),
  storageRules(`
    function isOwner(uid) { let a = request.auth; return a != null && a.uid == uid; }
    match /users/{uid}/{file=**} {
      allow read: if isOwner(uid) || 'x' in [1, {'a': b'\\x00'}] ? file[0] == 'a' : 1 - -1 > 2.5;
      allow write: if firestore.get(/databases/(default)/documents/u/$(uid)).data.n is int;
    }`),
];

const PIECES = [
  ...'{}()[],.;:?!<>=+-*/%$ \n\'"\\&|',
  ...['match', 'allow', 'if', 'function', 'let', 'return', 'service', 'rules_version', 'in', 'is'],
  ...['/a', '/{x=**}', '/$(', 'b\'\\xff\'', '1', '1.5', '9223372036854775808', 'null', '&&', '||'],
  ...['.matches(', "'(a*)*'", '.toSet()', '.join(', '.get(', 'math.pow(', '/*', '//', '\u0000', '😀'],
];

/** Compiles, and when that works asks for a verdict: neither may throw. */
async function survive(source: string): Promise<void> {
  const compiled = compile(source);
  if (!compiled.ok) {
    expect(compiled.errors.length).toBeGreaterThan(0);
    for (const { line, column, excerpt } of compiled.errors) {
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
      expect(excerpt).toContain('^');
    }
    return;
  }
  const request = valueFromPlain({ auth: { uid: 'u' }, time: new Date(0), resource: { size: 1 } });
  for (const [service, path] of [
    ['cloud.firestore', '/databases/(default)/documents/t/d'],
    ['firebase.storage', '/b/bucket/o/users/u/a'],
  ] as const) {
    const variables = { request, resource: valueFromPlain({ data: { a: 1, s: 'str' } }) };
    const verdict = await evaluate(
      compiled.ruleset,
      { service, path, method: 'get', variables },
      { fetchDocument: async () => new Map() },
    );
    expect(typeof verdict.permit).toBe('boolean');
  }
}

describe('hostile rules neither crash nor hang', () => {
  it('of random text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join('')),
    );
    await fc.assert(fc.asyncProperty(text, survive), RUNS);
    await fc.assert(fc.asyncProperty(text, (noise) => survive(rulesAround(noise))), RUNS);
  });

  it('made of valid ones by cutting, repeating and inserting', async () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(12),
      piece: fc.constantFrom('', ...PIECES),
      repeat: fc.nat(3),
    });
    const mutated = fc
      .tuple(fc.constantFrom(...VALID), fc.array(edit, { minLength: 1, maxLength: 4 }))
      .map(([source, edits]) => {
        let text = source;
        for (const { at, length, piece, repeat } of edits) {
          const from = Math.floor(at * text.length);
          const cut = text.slice(from, from + length);
          text = text.slice(0, from) + piece + cut.repeat(repeat) + text.slice(from + length);
        }
        return text;
      });
    await fc.assert(fc.asyncProperty(mutated, survive), { ...RUNS, numRuns: 1_500 });
  });

  it('of random but well-formed expressions', async () => {
    const leaf = fc.constantFrom(
      ...['1', '-1', '0', '2.5', "'a'", "'(a|b)*'", "b'\\xff'", 'null', 'true', 'false', '[]', '{}'],
      ...['resource.data', 'request', '/a/b', '9223372036854775807', 'nope', "duration.value(1,'d')"],
      ...['timestamp.date(2020,1,1)', 'latlng.value(1,2)', "{'a': 1}.diff({'a': 2})", '[1].toSet()'],
    );
    const method = fc.constantFrom(
      ...['size', 'keys', 'values', 'get', 'matches', 'split', 'replace', 'join', 'toSet', 'union'],
      ...['diff', 'hasAll', 'concat', 'year', 'nanos', 'bind', 'toHexString', 'constructor', 'lower'],
    );
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 6, depthSize: 'medium' },
        leaf,
        fc
          .tuple(
            tie('expression'),
            fc.constantFrom('+', '-', '*', '/', '%', '<', '>=', '==', '!=', '&&', '||', 'in'),
            tie('expression'),
          )
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
        fc
          .tuple(tie('expression'), method, fc.array(tie('expression'), { maxLength: 2 }))
          .map(([target, name, args]) => `(${target}).${name}(${args.join(', ')})`),
        fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `(${a})[${b}]`),
        fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `[${a}, ${b}]`),
        fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `(${a} ? ${b} : ${a})`),
        fc.tuple(tie('expression')).map(([a]) => `string(${a})`),
        fc.tuple(tie('expression')).map(([a]) => `/a/$(${a})`),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(expression, (text) => survive(rulesAround(text))),
      { ...RUNS, numRuns: 1_500 },
    );
  });

  const deep = 50_000;
  it.each([
    ['parentheses without end', rulesAround(`${'('.repeat(deep)}1${')'.repeat(deep)}`)],
    ['lists without end', rulesAround('['.repeat(deep))],
    ['maps without end', rulesAround("{'a':".repeat(deep))],
    ['subscripts without end', rulesAround('a[a'.repeat(deep))],
    ['calls without end', rulesAround('f('.repeat(deep))],
    ['negations without end', rulesAround(`${'!'.repeat(deep)}true`)],
    ['members without end', rulesAround(`a${'.a'.repeat(deep)}`)],
    ['a sum without end', rulesAround(`1${' + 1'.repeat(deep)}`)],
    ['conditionals without end', rulesAround('true ? '.repeat(deep))],
    ['paths without end', rulesAround('/$('.repeat(deep))],
    ['a path of many segments', rulesAround(`${'/a'.repeat(deep)} == /a`)],
    ['matches without end', storageRules('match /a { '.repeat(20_000))],
    ['a match of many wildcards', storageRules(`match ${'/{a}'.repeat(deep)} { allow get; }`)],
    ['many functions', storageRules(manyFunctions(4_000))],
    ['many warnings', storageRules(`match /a { ${'allow fly;'.repeat(20_000)} }`)],
    ['many allows', storageRules(`match /{a=**} { ${'allow get: if 1;'.repeat(15_000)} }`)],
    ['a string of 200 KB', rulesAround(`'${'a'.repeat(200_000)}' == ''`)],
    ['an int of 200 KB', rulesAround(`${'9'.repeat(200_000)} > 0`)],
    ['a float of 200 KB', rulesAround(`${'9'.repeat(200_000)}.0 > 0.0`)],
    ['a name of 200 KB', rulesAround(`${'a'.repeat(200_000)} == 1`)],
    ['slashes', '/'.repeat(250_000)],
    ['quotes', "'".repeat(250_000)],
    ['comments that do not end', '/*'.repeat(125_000)],
    ['backslashes', `'${'\\'.repeat(250_000)}`],
    ['carriage returns', '\r'.repeat(250_000)],
    ['a megabyte', 'a'.repeat(1_000_000)],
    ['a nested star', rulesAround(`'${'a'.repeat(5_000)}b'.matches('(a*)*(a*)*c')`)],
    ['an ambiguous regex', rulesAround(`'${'a'.repeat(5_000)}'.matches('(a|a|aa)+(a|aa)*b')`)],
    ['repeated repeats', rulesAround("'a'.matches('((((a{1000}){1000}){1000}){1000})')")],
    ['a regex nested without end', rulesAround(`'a'.matches('${'('.repeat(deep)}')`)],
    ['a regex closed again', rulesAround(`'a'.matches('${'('.repeat(deep)}${')'.repeat(deep)}')`)],
    ['a regex of many classes', rulesAround(`'a'.matches('${'[a-z]*'.repeat(5_000)}')`)],
    ['an empty regex everywhere', rulesAround(`'${'a'.repeat(50_000)}'.replace('', '$0') == ''`)],
  ])('with %s', async (_what, source) => {
    await survive(source);
  });
});

describe('hostile messages neither crash nor hang', () => {
  it('of any JSON: each line gets one answer', async () => {
    const context = fc.record(
      {
        rulesetName: fc.constantFrom<unknown>('0', '1', 5),
        source: fc.constantFrom<unknown>({ files: [{ name: 'a', content: VALID[0] }] }, null, {}),
        path: fc.constantFrom<unknown>('/databases/(default)/documents/t/d', '', '/', 7),
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

/** Each calls the next two: 2^n ways through the call graph. */
function manyFunctions(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [next, afterNext] = [index + 1, index + 2].map((other) => `f${Math.min(other, count - 1)}`);
    const body = index >= count - 2 ? '1' : `${next}() + ${afterNext}()`;
    return `function f${index}() { return ${body}; }`;
  }).join('\n');
}
