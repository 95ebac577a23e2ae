import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const FILES = [
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'storage.rules',
  '.gitignore',
  'dist/app.html',
  'functions/lib/index.js',
] as const;

export type ProjectFile = (typeof FILES)[number];

/** What a deploy would take, as text: everything is parsed by whoever looks at it. */
export interface Project {
  readonly id: string;
  /** `LUMASHOT_APP_CONFIG`. */
  readonly appConfig: string | null;
  /** `functions/.env.PROJECT`; null: there is none. */
  readonly settings: Readonly<Record<string, string>> | null;
  /** Null for what is not there. */
  readonly files: Readonly<Record<ProjectFile, string | null>>;
}

export const settingsFileOf = (projectId: string): string => `functions/.env.${projectId}`;

export function readProject({
  id,
  root,
  environment,
}: {
  readonly id: string;
  readonly root: string;
  readonly environment: NodeJS.ProcessEnv;
}): Project {
  const read = (name: string): string | null => {
    const path = join(root, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const settings = read(settingsFileOf(id));
  return {
    id,
    appConfig: environment['LUMASHOT_APP_CONFIG'] ?? null,
    settings: settings === null ? null : variablesOf(settings),
    files: {
      'firebase.json': read('firebase.json'),
      'firestore.indexes.json': read('firestore.indexes.json'),
      'firestore.rules': read('firestore.rules'),
      'storage.rules': read('storage.rules'),
      '.gitignore': read('.gitignore'),
      'dist/app.html': read('dist/app.html'),
      'functions/lib/index.js': read('functions/lib/index.js'),
    },
  };
}

const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
