import { describe, expect, it } from 'vitest';
import { ask, storageRules } from '../testing/storageRules.ts';

/** Costs its number of elements and 4 more: the list, size(), >= and 0. */
function costly(elements: number): string {
  return `[${Array.from({ length: elements }, () => '1').join(',')}].size() >= 0`;
}

function verdictOn(...conditions: readonly string[]) {
  const allows = conditions.map((condition) => `allow get: if ${condition};`).join('\n');
  return ask(storageRules(`match /{name} { ${allows} }`));
}

describe('a thousand expressions', () => {
  it('are allowed, one more is not', async () => {
    expect(await verdictOn(costly(996))).toMatchObject({ permit: true, expressions: 1000 });
    expect((await verdictOn(costly(997))).permit).toBe(false);
  });

  it('are shared by all allow statements of a request', async () => {
    expect((await verdictOn(`${costly(494)} && false`, costly(494))).permit).toBe(true);
    expect((await verdictOn(`${costly(495)} && false`, costly(495))).permit).toBe(false);
  });

  it('cannot be exceeded behind an ||, or in an allow before another', async () => {
    expect((await verdictOn(`${costly(1000)} || true`)).permit).toBe(false);
    expect((await verdictOn(costly(1000), 'true')).permit).toBe(false);
  });

  it.each([
    ['true', 3],
    ['!false', 4],
    ['1 == 1', 5],
    ['1 in [1]', 6],
    ['1 is int', 5],
    ["'a'.size() == 1", 6],
    ['math.abs(1) == 1', 6],
    ['/a/b == /a/b', 9],
    ['/a/$(1) == /a/1', 9],
    ["'abc'[0] == 'a'", 7],
    ["'abc'[0:1] == 'a'", 8],
    ['debug(true)', 4],
    ['(true)', 3],
  ])('count %s and the && after it as %i', async (condition, cost) => {
    expect((await verdictOn(`${condition} && ${costly(996 - cost)}`)).expressions).toBe(1000);
  });
});

describe('values too large', () => {
  it.each([
    ['let b = a + a; let c = b + b; let d = c + c; let e = d + d; return e + e', "'x'"],
    ['let b = [a, a]; let c = [b, b]; let d = [c, c]; let e = [d, d]; return [e, e]', '1'],
    ['let b = a.join(a[0]); return [b, b, b, b, b, b, b, b, b, b]', "['x', 'y']"],
    ["let b = a.replace('', a); return b.replace('', b)", "'xy'"],
  ])('stop a doubling before memory does: %s', async (body, seed) => {
    const calls = Array.from({ length: 9 }, (_, index) =>
      index === 8
        ? `function f8(a) { ${body}; }`
        : `function f${index}(a) { ${body.replace(/return (.*)$/, `return f${index + 1}($1)`)}; }`,
    );
    const condition = `f0(${seed}) == 1`;
    const rules = storageRules(`${calls.join('\n')} match /{name} { allow get: if ${condition}; }`);
    expect((await ask(rules)).permit).toBe(false);
  });
});
