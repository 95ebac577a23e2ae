import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { appConfigSchema } from '@lumashot/domain/appConfig';
import { jsonOf } from '@lumashot/domain/json';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/places.ts';
import { KNOWN_SETTINGS, readSettings } from './readSettings.ts';

const text = readFileSync(inRoot('functions', '.env.example'), 'utf8');

/** Every line that sets something, also those that only show how. */
const shown = parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
const set = parseEnv(text);

const readWith = (settings: NodeJS.Dict<string>) =>
  readSettings({
    id: 'example-project',
    appConfig: null,
    settings: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, value ?? '']),
    ),
    files: {
      'firebase.json': null,
      'firestore.indexes.json': null,
      'firestore.rules': null,
      'storage.rules': null,
      '.gitignore': null,
      'dist/app.html': null,
      'functions/lib/index.js': null,
    },
  }).findings;

it('names every setting of the functions, and no other', () => {
  expect(Object.keys(shown).toSorted()).toEqual([...KNOWN_SETTINGS].toSorted());
});

it('is read by the functions’ own schemas, as it is and with every line in use', () => {
  expect(readWith(set)).toEqual([]);
  expect(readWith(shown)).toEqual([]);
});

it('shows an app’s configuration that the build takes', () => {
  const { LUMASHOT_APP_CONFIG: config = '' } = parseEnv(
    readFileSync(inRoot('.env.example'), 'utf8'),
  );
  expect(appConfigSchema.safeParse(jsonOf(config)).error).toBeUndefined();
});
