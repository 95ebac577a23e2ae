import { describe, expect, it } from 'vitest';
import { chooseRuntime, parseJavaMajor } from './runtime.ts';

const JAR = '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

describe('the emulator runtime', () => {
  it("is Google's own where Java 21 and the CLI's jars are there", () => {
    expect(chooseRuntime({ javaMajor: 21, hasCachedJars: true, cloudSdkJar: JAR })).toEqual({
      kind: 'official',
    });
  });

  it('is left to the CLI, which fetches it, where Java 21 is all there is', () => {
    const machine = { javaMajor: 21, hasCachedJars: false, cloudSdkJar: null };
    expect(chooseRuntime(machine)).toEqual({ kind: 'official' });
  });

  it.each([
    ['Java is older', { javaMajor: 17, hasCachedJars: true, cloudSdkJar: JAR }],
    ['the jars are not cached', { javaMajor: 21, hasCachedJars: false, cloudSdkJar: JAR }],
  ])('is the adapter where %s', (_, machine) => {
    expect(chooseRuntime(machine)).toEqual({ kind: 'adapter', firestoreJar: JAR });
  });

  it.each([
    ['no emulator', { javaMajor: 17, hasCachedJars: true, cloudSdkJar: null }],
    ['no Java', { javaMajor: null, hasCachedJars: true, cloudSdkJar: JAR }],
    ['a Java too old for both', { javaMajor: 8, hasCachedJars: true, cloudSdkJar: JAR }],
  ])('is missing with %s, and the message names both ways', (_, machine) => {
    const runtime = chooseRuntime(machine);
    expect(runtime.kind).toBe('missing');
    const message = runtime.kind === 'missing' ? runtime.message : '';
    expect(message).toContain('setup:emulators:firestore');
    expect(message).toContain('google-cloud-cli-firestore-emulator');
  });
});

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21.0.0"', 21],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['command not found', null],
])('reads %j as Java %s', (text, major) => {
  expect(parseJavaMajor(text)).toBe(major);
});
