import { describe, expect, it } from 'vitest';
import { allows, ask, rulesetOf, storageRules } from '../testing/storageRules.ts';
import { valueFromPlain } from '../values/plain.ts';
import type { DocumentFields } from '../library/firestore.ts';

const signedIn = { auth: { uid: 'alice', token: { role: 'editor' } } };

function documents(plain: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const fetchDocument = async (path: string): Promise<DocumentFields | null> => {
    asked.push(path);
    const found = plain[path];
    const value = found === undefined ? undefined : valueFromPlain(found);
    return value?.type === 'map' ? value.entries : null;
  };
  return { asked, fetchDocument };
}

describe('allow statements', () => {
  it('deny what no statement allows', async () => {
    const verdict = await ask(storageRules('match /other { allow read; }'));
    expect(verdict).toMatchObject({ permit: false, reason: 'No matching allow statements.' });
  });

  it('allow without a condition', async () => {
    expect((await ask(storageRules('match /{name} { allow read; }'))).permit).toBe(true);
  });

  it('are ORed, and one that errors is skipped', async () => {
    const rules = storageRules(`match /{name} { allow read: if resource.nope == 1; allow get; }`);
    const verdict = await ask(rules, { resource: {} });
    expect(verdict.permit).toBe(true);
    expect(verdict.allows.map(({ outcome }) => outcome)).toEqual(['error', 'allow']);
  });

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['get, delete', ['get', 'delete']],
  ])('of %s cover %j and nothing else', async (methods, covered) => {
    const ruleset = rulesetOf(storageRules(`match /{name} { allow ${methods}; }`));
    const permitted = [];
    for (const method of ['get', 'list', 'create', 'update', 'delete']) {
      if ((await ask(ruleset, { method })).permit) permitted.push(method);
    }
    expect(permitted).toEqual(covered);
  });

  it('say where and why a condition has no value', async () => {
    const rules = storageRules(`match /{name} {
      allow get: if request.auth != null && resource.metadata.owner == 'x';
    }`);
    const verdict = await ask(rules, { ...signedIn, resource: { metadata: {} } });
    expect(verdict.allows).toEqual([
      {
        methods: ['get'],
        line: 5,
        column: 7,
        outcome: 'error',
        error: { message: 'Property owner is undefined on object.', line: 5, column: 45 },
      },
    ]);
    expect(verdict.reason).toContain('line 5, column 45');
  });
});

describe('paths', () => {
  it.each([
    ['/a/{x}', 'a/b', true],
    ['/a/{x}', 'a/b/c', false],
    ['/a/{x=**}', 'a/b/c', true],
    ['/a/{x=**}', 'a', true],
    ['/{x=**}/thumb.png', 'a/b/thumb.png', true],
    ['/{x=**}/thumb.png', 'thumb.png', true],
    ['/{x=**}/thumb.png', 'a/thumb.jpg', false],
    ['/a%20b/{x}', 'a b/c', true],
  ])('in version 2: %s and %s is %s', async (pattern, path, permit) => {
    const rules = storageRules(`match ${pattern} { allow read; }`);
    expect((await ask(rules, { path })).permit).toBe(permit);
  });

  it.each([
    ['a/b/c', true],
    ['a', false],
  ])('in version 1 a glob takes one segment or more: %s is %s', async (path, permit) => {
    const rules = storageRules('match /a/{x=**} { allow get; }', 1);
    expect((await ask(rules, { path })).permit).toBe(permit);
  });

  it('in version 1 cannot be listed', async () => {
    const rules = storageRules('match /{x=**} { allow read; }', 1);
    expect((await ask(rules, { method: 'list' })).permit).toBe(false);
  });

  it('bind one segment as a string and a glob as a path', async () => {
    const rules = storageRules(`match /{user}/{rest=**} {
      allow get: if user == 'u' && rest == /a/b && bucket == 'test-bucket';
    }`);
    expect((await ask(rules, { path: 'u/a/b' })).permit).toBe(true);
  });

  it('deny an object name with an empty segment', async () => {
    const verdict = await ask(storageRules('match /{x=**} { allow read; }'), { path: 'a//b' });
    expect(verdict).toMatchObject({ permit: false, reason: 'Path segment cannot be empty.' });
  });
});

describe('the request', () => {
  it('of someone signed out has an auth of null', async () => {
    expect(await allows('request.auth == null')).toBe(true);
    expect(await allows('request.auth.uid == null')).toBe(false);
  });

  it('has the method and the path the emulator leaves out', async () => {
    expect(await allows("request.method == 'get' && request.path[3] == 'a.png'")).toBe(true);
  });

  it('compares an upload with the object it replaces', async () => {
    const unchanged = 'request.resource.contentType == resource.contentType';
    const resource = { contentType: 'image/png', size: 5 };
    const update = { method: 'update', resource, upload: { ...resource, size: 6 } };
    expect(await allows(`${unchanged} && request.resource.size > resource.size`, update)).toBe(
      true,
    );
  });

  it('types sizes as int, names as string, metadata as map and times as timestamp', async () => {
    const resource = { size: 5, name: 'a', metadata: {}, timeCreated: new Date() };
    const condition =
      'resource.size is int && resource.name is string && resource.metadata is map ' +
      '&& resource.timeCreated is timestamp';
    expect(await allows(condition, { resource })).toBe(true);
  });

  it('denies a comparison of dates one millisecond too late', async () => {
    const fresh = "request.time < resource.timeCreated + duration.value(60, 's')";
    const created = (millis: number) => ({
      resource: { timeCreated: new Date(Date.parse('2024-12-31T23:59:00Z') + millis) },
    });
    expect(await allows(fresh, created(1))).toBe(true);
    expect(await allows(fresh, created(0))).toBe(false);
  });

  it('has a variable that is missing altogether as an error, not as null', async () => {
    const rules = storageRules('match /{name} { allow get: if request.nope == null; }');
    expect((await ask(rules)).allows[0]?.outcome).toBe('error');
  });
});

describe('functions', () => {
  it('see the wildcards and functions around them', async () => {
    const rules = storageRules(`
      function isIn(name) { return bucket == name; }
      match /{user}/{file} {
        function isOwner() { return isIn('test-bucket') && request.auth.uid == user; }
        allow get: if isOwner();
      }`);
    expect((await ask(rules, { ...signedIn, path: 'alice/a' })).permit).toBe(true);
    expect((await ask(rules, { ...signedIn, path: 'bob/a' })).permit).toBe(false);
  });

  it('resolve where they are declared, not where they are called', async () => {
    const rules = storageRules(`
      match /{id} {
        function outer() { return id; }
        match /{id} { allow get: if outer() == 'a' && id == 'b'; }
      }`);
    expect((await ask(rules, { path: 'a/b' })).permit).toBe(true);
  });

  it('of the file and the service are hidden by inner ones of the same name', async () => {
    const rules = `rules_version = '2';
      function tag() { return 'file'; }
      service firebase.storage {
        match /b/{bucket}/o {
          match /inner { function tag() { return 'match'; } allow get: if tag() == 'match'; }
          match /outer { allow get: if tag() == 'file'; }
        }
      }`;
    expect((await ask(rules, { path: 'inner' })).permit).toBe(true);
    expect((await ask(rules, { path: 'outer' })).permit).toBe(true);
  });

  it('hold the error of an argument or a let until it is used', async () => {
    const rules = storageRules(`
      function unused(a) { let b = resource.nope; return true; }
      function used(a) { let b = a; return b == 1; }
      match /unused { allow get: if unused(1 / 0); }
      match /used { allow get: if used(1 / 0); }`);
    expect((await ask(rules, { path: 'unused' })).permit).toBe(true);
    expect((await ask(rules, { path: 'used' })).allows[0]?.error?.message).toMatch(/zero/);
  });
});

describe('Firestore lookups', () => {
  const rules = storageRules(`match /{user}/{file} {
    allow get: if firestore.get(/databases/(default)/documents/users/$(user)).data.role == 'x';
    allow create: if firestore.exists(/databases/(default)/documents/users/$(user));
    allow update: if firestore.exists(/databases/(default)/documents/users/$(user))
      && firestore.get(/databases/(default)/documents/users/alice).data.role == 'x'
      && firestore.exists(/databases/(default)/documents/users/other);
    allow delete: if true || firestore.exists(/databases/(default)/documents/users/$(user));
  }`);
  const alice = { '/databases/(default)/documents/users/alice': { role: 'x' } };

  it('read a field of the document the path names', async () => {
    const { fetchDocument, asked } = documents(alice);
    expect((await ask(rules, { path: 'alice/a' }, { fetchDocument })).permit).toBe(true);
    expect(asked).toEqual(Object.keys(alice));
  });

  it('make an error of a document that is missing, but exists() a false', async () => {
    const { fetchDocument } = documents(alice);
    const read = await ask(rules, { path: 'bob/a' }, { fetchDocument });
    expect(read.allows[0]?.error?.message).toMatch(/^Service call error/);
    const create = await ask(rules, { path: 'bob/a', method: 'create' }, { fetchDocument });
    expect(create.allows[0]?.outcome).toBe('deny');
  });

  it('fetch each document once, however often and however its path is written', async () => {
    const { fetchDocument, asked } = documents(alice);
    const verdict = await ask(rules, { path: 'alice/a', method: 'update' }, { fetchDocument });
    expect(asked).toEqual([
      '/databases/(default)/documents/users/alice',
      '/databases/(default)/documents/users/other',
    ]);
    expect(verdict.documents).toEqual(asked);
  });

  it('do not happen on the side an operator skips', async () => {
    const { fetchDocument, asked } = documents(alice);
    const verdict = await ask(rules, { path: 'alice/a', method: 'delete' }, { fetchDocument });
    expect(verdict.permit).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each(['..', '.', 'a?b', 'a/b', 'a#b', 'a%2Fb'])(
    'cannot leave the path they name: %s',
    async (user) => {
      const { fetchDocument, asked } = documents(alice);
      const source = storageRules(`match /{file} {
        allow get: if firestore.exists(/databases/(default)/documents/users/$(request.auth.uid));
      }`);
      await ask(source, { auth: { uid: user } }, { fetchDocument });
      const safe = asked.map((path) => new URL(path, 'http://localhost').pathname);
      expect(safe.every((path) => path.startsWith('/databases/(default)/documents/users/'))).toBe(
        true,
      );
      expect(safe.every((path) => path.split('/').length === 6)).toBe(true);
    },
  );

  it('show each expression to the hook once, although a fetch starts the evaluation over', async () => {
    const { fetchDocument } = documents(alice);
    const seen: string[] = [];
    const ruleset = rulesetOf(rules);
    const onExpression = ({ start, end }: { start: number; end: number }) =>
      seen.push(ruleset.source.text.slice(start, end));
    await ask(ruleset, { path: 'alice/a' }, { fetchDocument, onExpression });
    expect(seen.filter((text) => text === "'x'")).toHaveLength(1);
    expect(seen.at(-1)).toContain("== 'x'");
  });
});

describe('what Firestore rules have and Storage rules have not', () => {
  it.each(['get', 'exists', 'getAfter'])('%s() is unknown', async (name) => {
    const rules = storageRules(`match /{f} { allow get: if ${name}(/databases/d/documents/a/b); }`);
    expect((await ask(rules)).allows[0]?.error?.message).toMatch(/^Function not found/);
  });
});

describe('debug', () => {
  it('passes its argument on and notes it in the verdict, on one line', async () => {
    const rules = storageRules("match /{f} { allow get: if debug('a\\nb') == 'a\\nb'; }");
    expect(await ask(rules)).toMatchObject({ permit: true, debug: ['"a\\nb"'] });
  });
});
