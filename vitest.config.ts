import { defineConfig } from 'vitest/config';
import { icons } from './scripts/lib/page/icons.ts';

/** For suites whose files share a process. */
const OWN_MODULES = ['tests/support/setup/ownModules.ts'];

/** The suites of `npm test`, but for e2e (tests/e2e/playwright.config.ts). */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: icons(),
        test: {
          name: 'unit',
          include: [
            '{domain,src,functions,emulators,scripts}/**/*.test.{ts,tsx}',
            'tests/spec/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/lib/index.test.ts'],
          setupFiles: [
            'tests/support/setup/indexedDb.ts',
            'tests/support/setup/freshModules.ts',
            'tests/support/setup/emptyPage.ts',
            'tests/support/setup/patience.ts',
          ],
          // Most of the time of a file by itself goes into modules that the file before has loaded too.
          // What a file leaves behind in globals, storage and mocks is undone for the next.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // Patience costs nothing when all goes well: some of these run linters and engines.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          // Pictures drawn on a busy machine, or a slow one: one test of all of them took two minutes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: OWN_MODULES,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'usecases',
          include: ['tests/usecases/**/*.test.ts'],
          // A bucket that no function listens to: the emulator starts a process for every event that
          // finds the others busy, and these tests write thousands of objects.
          env: { LUMASHOT_BUCKET: 'bucket-of-the-usecases' },
          // And a project, for scheduled functions look at all there is.
          setupFiles: [...OWN_MODULES, 'tests/support/setup/ownProject.ts'],
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: OWN_MODULES,
          isolate: false,
          // Each file alone: parallel calls start a process each, and some files make twenty.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Kills the functions of everybody: nothing else may run meanwhile.
        test: { name: 'crash', include: ['tests/crash/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          // Each builds the functions into their one folder.
          fileParallelism: false,
          testTimeout: 240_000,
        },
      },
    ],
  },
});
