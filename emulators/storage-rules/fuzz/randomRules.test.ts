import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesAround } from '../conformance/expressionHarness.ts';
import recorded from '../conformance/rules-expressions.json' with { type: 'json' };
import { storageRules } from '../testing/storageRules.ts';
import { RUNS, survive } from './survive.ts';

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
  ...'{}()[],.;:?!<>=+-*/%$\'"\\&|\u0000'.split(''),
  ' ',
  '\n',
  '😀',
  ...(
    "match allow if function let return service rules_version in is /a /{x=**} /$( b'\\xff' 1 1.5 " +
    "9223372036854775808 null && || .matches( '(a*)*' .toSet() .join( .get( math.pow( /* //"
  ).split(' '),
];

const LEAVES = (
  "1 -1 0 2.5 'a' '(a|b)*' b'\\xff' null true false [] {} resource.data request /a/b nope " +
  "9223372036854775807 duration.value(1,'d') timestamp.date(2020,1,1) latlng.value(1,2) " +
  "{'a':1}.diff({'a':2}) [1].toSet()"
).split(' ');

const METHODS = (
  'size keys values get matches split replace join toSet union diff hasAll concat year nanos bind ' +
  'toHexString constructor lower'
).split(' ');

const OPERATORS = '+ - * / % < >= == != && || in'.split(' ');

describe('random rules neither crash nor hang', () => {
  it('of any text', async () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join('')),
    );
    const text = fc.oneof(noise, noise.map(rulesAround));
    await expect(check(text, 600)).resolves.toBeUndefined();
  });

  it('made of valid ones by cutting, repeating and inserting', async () => {
    const edits = fc.array(arbitraryEdit(), { minLength: 1, maxLength: 4 });
    const mutated = fc
      .tuple(fc.constantFrom(...VALID), edits)
      .map(([source, all]) => all.reduce(applyEdit, source));
    await expect(check(mutated, 1_500)).resolves.toBeUndefined();
  });

  it('of well-formed expressions', async () => {
    await expect(check(arbitraryExpression().map(rulesAround), 1_500)).resolves.toBeUndefined();
  });
});

async function check(sources: fc.Arbitrary<string>, numRuns: number): Promise<void> {
  await fc.assert(fc.asyncProperty(sources, survive), { ...RUNS, numRuns });
}

interface Edit {
  /** Where in the text, from 0 to 1. */
  readonly at: number;
  readonly length: number;
  readonly piece: string;
  readonly repeat: number;
}

function arbitraryEdit(): fc.Arbitrary<Edit> {
  return fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    piece: fc.constantFrom('', ...PIECES),
    repeat: fc.nat(3),
  });
}

function applyEdit(text: string, { at, length, piece, repeat }: Edit): string {
  const from = Math.floor(at * text.length);
  const cut = text.slice(from, from + length);
  return text.slice(0, from) + piece + cut.repeat(repeat) + text.slice(from + length);
}

function arbitraryExpression(): fc.Arbitrary<string> {
  return fc.letrec<{ expression: string }>((tie) => {
    const inner = tie('expression');
    const pair = fc.tuple(inner, inner);
    return {
      expression: fc.oneof(
        { maxDepth: 6, depthSize: 'medium' },
        fc.constantFrom(...LEAVES),
        fc
          .tuple(inner, fc.constantFrom(...OPERATORS), inner)
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
        fc
          .tuple(inner, fc.constantFrom(...METHODS), fc.array(inner, { maxLength: 2 }))
          .map(([target, name, args]) => `(${target}).${name}(${args.join(', ')})`),
        pair.map(([a, b]) => `(${a})[${b}]`),
        pair.map(([a, b]) => `[${a}, ${b}]`),
        pair.map(([a, b]) => `(${a} ? ${b} : ${a})`),
        inner.map((a) => `string(${a})`),
        inner.map((a) => `/a/$(${a})`),
      ),
    };
  }).expression;
}
