import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { errorsOf, rulesetOf, storageRules } from './testing/storageRules.ts';

function condition(expression: string): string {
  return storageRules(`match /{name} { allow get: if ${expression}; }`);
}

function functions(...declarations: readonly string[]): string {
  return storageRules(`${declarations.join(' ')} match /{name} { allow get; }`);
}

function messagesOf(source: string): string[] {
  return errorsOf(source).map(({ message }) => message);
}

describe('a compile error', () => {
  it('names its line and column, counted from 1, and shows the line with a caret', () => {
    const source =
      "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n    allow read: if );\n  }\n}";
    const compiled = compile(source, { fileName: 'my.rules' });
    expect(compiled).toEqual({
      ok: false,
      errors: [
        {
          severity: 'error',
          message: "Unexpected ')', expected an expression.",
          fileName: 'my.rules',
          line: 4,
          column: 20,
          excerpt: '4 |     allow read: if );\n  |                    ^',
        },
      ],
      warnings: [],
    });
  });

  it('shows a part of a long line, and keeps the caret under tabs', () => {
    const [error] = errorsOf(condition(`\t'${'x'.repeat(500)}'\t? ;`));
    const [line = '', carets = ''] = error?.excerpt.split('\n') ?? [];
    expect(line.length).toBeLessThan(120);
    expect(line[carets.indexOf('^')]).toBe(';');
  });

  it('of the end of the file has a place too', () => {
    const [error] = errorsOf('service firebase.storage {\n');
    expect(error).toMatchObject({ line: 2, column: 1 });
  });
});

describe('the compiler refuses', () => {
  it.each([
    ['an empty file', '  // nothing\n', 'Rules content empty. Compilation aborted.'],
    ['an unknown version', "rules_version = '3';", 'Unsupported rules version 3.'],
    ['an import', "import 'a';", 'Import statements are not allowed.'],
    [
      'an empty match',
      storageRules('match /a {}'),
      "The 'match' body must contain at least one declaration.",
    ],
    ['a lookahead', condition("'a'.matches('(?=a)')"), /Invalid regular expression pattern/],
    ['a backreference', condition("'a'.matches('(a)\\\\1')"), /Invalid regular expression/],
    ['an unknown type', condition('1 is integer'), /unsupported type identifier/],
    ['a package as a value', condition('math == 1'), /math is a package/],
    ['firestore as a value', condition('firestore == 1'), /firestore is a package/],
    ['an int beyond int64', condition('9223372036854775808 > 0'), /Invalid number literal/],
    ['an exponent', condition('1e5 > 0.0'), /Unexpected 'e5'/],
    ['a division that reads as a path', condition('1/2 == 0'), /Unexpected '\/2'/],
    ['an unknown escape', condition("'\\q' == ''"), 'Invalid escape sequence \\q.'],
    ['a string without an end', condition("'abc"), "Missing a closing '."],
    ['a unary plus', condition('+1 == 1'), /Unexpected '\+'/],
    ['recursion', functions('function f() { return f(); }'), 'Recursive call is not allowed.'],
    [
      'mutual recursion',
      functions('function f() { return g(); }', 'function g() { return f(); }'),
      'Detected a call cycle between [f,g] functions.',
    ],
    [
      'a function declared twice',
      functions('function f() { return 1; }', 'function f(a) { return a; }'),
      'Function f is already defined.',
    ],
    [
      'a parameter declared twice',
      functions('function f(a, a) { return a; }'),
      'Variable a is already defined.',
    ],
    [
      'a let bound twice',
      functions('function f() { let a = 1; let a = 2; return a; }'),
      'The identifier [a] is already bound in the current scope.',
    ],
    [
      'a let over a parameter',
      functions('function f(a) { let a = 1; return a; }'),
      'The identifier [a] is already bound in the current scope.',
    ],
    [
      'a wildcard twice in a path',
      storageRules('match /{a}/{a} { allow get; }'),
      'Variable a already exists in the PathTemplate.',
    ],
    [
      'two globs on one way down',
      storageRules('match /{a=**} { match /{b=**} { allow get; } }'),
      /Only one glob match is permitted/,
    ],
    [
      'a glob in the middle in version 1',
      storageRules('match /{a=**}/b { allow get; }', 1),
      /permitted as the last segment/,
    ],
  ])('%s', (_what, source, message) => {
    const messages = messagesOf(source);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(message);
  });
});

describe('the limits of the language', () => {
  const chain = (count: number, operator: string, operand: string) =>
    Array.from({ length: count }, () => operand).join(` ${operator} `);
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  const calls = (count: number) =>
    names(count).map((name, index) =>
      index === count - 1
        ? `function ${name}() { return 1; }`
        : `function ${name}() { return n${index + 1}(); }`,
    );
  const matches = (depth: number) =>
    storageRules(`${'match /a { '.repeat(depth)}allow get;${' }'.repeat(depth)}`);

  it.each([
    ['98 chained &&', condition(chain(99, '&&', 'true')), condition(chain(100, '&&', 'true'))],
    ['98 chained ||', condition(chain(99, '||', 'true')), condition(chain(100, '||', 'true'))],
    [
      '98 parentheses',
      condition(`${'('.repeat(98)}true${')'.repeat(98)}`),
      condition(`${'('.repeat(99)}true${')'.repeat(99)}`),
    ],
    [
      '7 arguments',
      functions(`function f(${names(7).join()}) { return n0; }`),
      functions(`function f(${names(8).join()}) { return n0; }`),
    ],
    [
      '10 lets',
      functions(
        `function f() { ${names(10)
          .map((name) => `let ${name} = 1;`)
          .join('')} return n0; }`,
      ),
      functions(
        `function f() { ${names(11)
          .map((name) => `let ${name} = 1;`)
          .join('')} return n0; }`,
      ),
    ],
    ['a call depth of 20', functions(...calls(21)), functions(...calls(22))],
    ['a match depth of 10', matches(10), matches(11)],
    ['256 KB', padded(256 * 1024), padded(256 * 1024 + 1)],
  ])('are %s and not one more', (_what, within, beyond) => {
    expect(messagesOf(within)).toEqual([]);
    expect(messagesOf(beyond)).not.toEqual([]);
  });

  function padded(bytes: number): string {
    const rules = storageRules('match /a { allow get; }');
    return `${rules}\n//${' '.repeat(bytes - Buffer.byteLength(rules) - 3)}`;
  }
});

describe('the compiler warns of', () => {
  it.each([
    ['an old version', 'service firebase.storage { match /a { allow get; } }', /old version/],
    [
      'an unknown service',
      "rules_version='2'; service a.b { match /a { allow get; } }",
      /service name: a\.b/,
    ],
    ['an unknown method', storageRules('match /a { allow fetch; }'), /method name: fetch/],
    ['an unknown name', condition('nope'), 'Invalid variable name: nope.'],
    ['an unknown function', condition('nope()'), 'Invalid function name: nope.'],
    ['an unused function', functions('function f() { return 1; }'), 'Unused function: f.'],
    [
      'an unused let',
      storageRules('function f() { let a = 1; return 2; } match /a { allow get: if f() == 2; }'),
      'Unused variable: a.',
    ],
    [
      'a wrong number of arguments',
      storageRules('function f(a) { return a; } match /a { allow get: if f(); }'),
      /Incorrect number of arguments/,
    ],
  ])('%s', (_what, source, message) => {
    expect(rulesetOf(source).warnings.map((warning) => warning.message)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('nothing in rules that are right', () => {
    const source = storageRules(`
      function isOwner(uid) { return request.auth != null && request.auth.uid == uid; }
      match /users/{uid}/{file} { allow read: if isOwner(uid) && file.matches('.*[.]png'); }`);
    expect(rulesetOf(source).warnings).toEqual([]);
  });
});
