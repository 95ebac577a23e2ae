import { describe, expect, it } from 'vitest';
import { FUNCTIONS_LOCK, readLock, readManifest } from './functionsLock.ts';
import { inRoot } from '../places.ts';

/** Red: `npm run lock:functions`. */
describe('the lockfile of the functions', () => {
  const { packages } = readLock(FUNCTIONS_LOCK);
  const { packages: ofRoot } = readLock(inRoot('package-lock.json'));
  const { dependencies } = readManifest();

  /** Below the last node_modules/ of its path. */
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

  it('locks what their package.json asks for: npm ci refuses anything else', () => {
    expect(packages['']?.dependencies).toEqual(dependencies);
    const locked = Object.keys(dependencies).map((name) => [
      name,
      packages[`node_modules/${name}`]?.version,
    ]);
    expect(Object.fromEntries(locked)).toEqual(dependencies);
  });

  it('holds the versions that the tests run with, of everything that they install', () => {
    const tested = new Set(
      Object.entries(ofRoot).map(([path, { version }]) => `${nameOf(path)} ${version}`),
    );
    const names = new Set(Object.keys(ofRoot).map(nameOf));
    const others = Object.entries(packages).filter(
      ([path, { version, optional }]) =>
        path !== '' &&
        !tested.has(`${nameOf(path)} ${version}`) &&
        // The binary of another platform: the root's lockfile leaves some out.
        !(optional && !names.has(nameOf(path))),
    );
    expect(others.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
  });

  it('is of the functions alone: nothing of the workspace is looked for in the registry', () => {
    const own = Object.keys(packages).filter((path) => nameOf(path).startsWith('@lumashot/'));
    expect(own).toEqual([]);
  });
});
