import { describe, expect, it } from 'vitest';
import { rulesAround } from '../conformance/expressionHarness.ts';
import { storageRules } from '../testing/storageRules.ts';
import { survive } from './survive.ts';

describe('hostile rules neither crash nor hang', () => {
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
    await expect(survive(source)).resolves.toBeUndefined();
  });
});

/** Each calls the next two: 2^n ways through the call graph. */
function manyFunctions(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [next, afterNext] = [index + 1, index + 2].map(
      (other) => `f${Math.min(other, count - 1)}`,
    );
    const body = index >= count - 2 ? '1' : `${next}() + ${afterNext}()`;
    return `function f${index}() { return ${body}; }`;
  }).join('\n');
}
