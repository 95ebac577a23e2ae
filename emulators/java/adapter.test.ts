import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapterEnvironment } from './environment.ts';

/** Drives the real script with stand-ins that print how they were called. */
let folder: string;
let environment: Record<string, string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-adapter-'));
  const java = join(folder, 'real-java');
  writeFileSync(java, '#!/bin/sh\nfor word in "$@"; do printf "%s\\n" "$word"; done\n');
  chmodSync(java, 0o755);
  environment = adapterEnvironment({
    firestoreJar: '/sdk/emulator.jar',
    java,
    runDir: folder,
    path: process.env['PATH'] ?? '',
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const java = (...args: string[]) =>
  spawnSync('java', args, { env: environment, encoding: 'utf8', input: '' });

describe('the java adapter', () => {
  it('reports a Java the Firebase CLI accepts, where the CLI reads it', () => {
    const { stderr, status } = java('-Duser.language=en', '-version');
    expect(stderr).toContain('version "21.0.0"');
    expect(status).toBe(0);
  });

  it("starts Google's Firestore emulator by its class, without what it does not know", () => {
    const { stdout } = java(
      '-Dgoogle.cloud_firestore.debug_log_level=FINE',
      '-jar',
      environment['FIRESTORE_EMULATOR_BINARY_PATH'] ?? '',
      '--host',
      '127.0.0.1',
      '--database-edition',
      'standard',
      '--rules',
      '/a path/with blanks/firestore.rules',
    );
    expect(stdout.trimEnd().split('\n')).toEqual([
      '-Dgoogle.cloud_firestore.debug_log_level=FINE',
      '-cp',
      '/sdk/emulator.jar',
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      '--host',
      '127.0.0.1',
      '--rules',
      '/a path/with blanks/firestore.rules',
    ]);
  });

  it('starts the Storage rules runtime, which says that it is ready', () => {
    const { stdout } = java('-jar', environment['STORAGE_EMULATOR_BINARY_PATH'] ?? '', 'serve');
    expect(stdout).toContain('"message":"ready"');
  });

  it('refuses any other program, with its name', () => {
    const { stderr, status } = java('-jar', '/somewhere/else.jar');
    expect(stderr).toContain("not 'else.jar'");
    expect(status).toBe(64);
  });
});
