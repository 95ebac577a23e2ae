import { firstSuite } from './firstSuite.ts';
import { engine, playwright, torture, vitest, wholeEngine, type Run } from './suiteRunners.ts';

/**
 * Two rows of suites run side by side, each of them one after the other, about equally long. On `stage`
 * stands what must not meet another call of the functions, and most of the browser; `aside` the rest. What comes last in
 * either begins about when the other's does.
 */
type Row = 'stage' | 'aside';

interface TestSuite {
  readonly row: Row;
  readonly run: Run;
  readonly needsEmulators?: true;
  readonly inBrowser?: true;
  readonly callsFunctions?: true;
  /** Must not meet another call of the functions: what calls them aside begins when it is over. */
  readonly callsAlone?: true;
  /** Not one of the usual: runs when it is named. */
  readonly onlyWhenAsked?: true;
}

export const SUITES = {
  functions: {
    row: 'stage',
    run: vitest('functions'),
    needsEmulators: true,
    callsFunctions: true,
    callsAlone: true,
  },
  /** Kills the functions of everybody. */
  crash: {
    row: 'stage',
    run: vitest('crash'),
    needsEmulators: true,
    callsFunctions: true,
    callsAlone: true,
  },
  e2e: {
    row: 'stage',
    run: playwright('e2e'),
    needsEmulators: true,
    inBrowser: true,
    callsFunctions: true,
  },
  unit: { row: 'stage', run: vitest('unit') },
  engine: { row: 'aside', run: engine },
  /** Every test of the engine, changed or not. */
  pixels: { row: 'aside', run: wholeEngine, onlyWhenAsked: true },
  /** Before the browsers: one question to the emulators after another, each of which waits its turn beside them. */
  usecases: { row: 'aside', run: vitest('usecases'), needsEmulators: true },
  rules: { row: 'aside', run: vitest('rules'), needsEmulators: true },
  /** The installed app: offline, updates, shares, a full disk. */
  pwa: {
    row: 'aside',
    run: playwright('pwa'),
    needsEmulators: true,
    inBrowser: true,
    callsFunctions: true,
  },
  /** From nothing to the first customer, by docs/deploying.md: starts emulators of its own. */
  first: { row: 'aside', run: firstSuite },
  /** The bundle as a deployment gets it: installs from the registry, so it is CI's. */
  deploy: { row: 'aside', run: vitest('deploy'), onlyWhenAsked: true },
  /** The use cases once more, with many seeds. */
  torture: { row: 'aside', run: torture, needsEmulators: true, onlyWhenAsked: true },
  /** Every screen in its main states, as files to look at. */
  screens: {
    row: 'stage',
    run: playwright('screens'),
    needsEmulators: true,
    inBrowser: true,
    callsFunctions: true,
    onlyWhenAsked: true,
  },
  /** What the web manifest shows of the app, drawn anew. */
  manifest: {
    row: 'stage',
    run: playwright('manifest'),
    needsEmulators: true,
    inBrowser: true,
    callsFunctions: true,
    onlyWhenAsked: true,
  },
} as const satisfies Record<string, TestSuite>;
export type SuiteName = keyof typeof SUITES;

export const suiteOf = (name: SuiteName): TestSuite => SUITES[name];
export const isSuiteName = (name: string): name is SuiteName => Object.hasOwn(SUITES, name);
