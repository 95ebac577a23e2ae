import { expect, test as base } from '@playwright/test';
import { watchViolations } from '../support/attacks/violations.ts';
import { gatherEvidence } from './evidence.ts';

interface Fixtures {
  readonly evidence: undefined;
  /** What the Content Security Policy has kept back so far: nothing, when the test is over. */
  readonly violations: readonly string[];
  /** For a test that attacks. */
  readonly mayViolate: boolean;
}

/** Firestore's look for a network when its line breaks: the policy keeps it back, as it should. */
const PROBE = /img-src https:\/\/www\.google\.com\/images\/cleardot\.gif/;

/**
 * Every test runs under the policy, and fails when something of ours is kept back by it. Without a trace,
 * the words on the page and its errors tell what happened.
 */
export const test = base.extend<Fixtures>({
  mayViolate: [false, { option: true }],
  violations: [
    async ({ context, mayViolate }, use) => {
      const violations = await watchViolations(context);
      await use(violations);
      if (!mayViolate) expect(violations.filter((text) => !PROBE.test(text))).toEqual([]);
    },
    { auto: true },
  ],
  evidence: [
    async ({ page }, use, { title, project }) => {
      const tell = gatherEvidence(page);
      await use(undefined);
      const { status, expectedStatus } = base.info();
      if (status !== expectedStatus) await tell(`${title} (${project.name})`);
    },
    { auto: true },
  ],
});

/** For a test of what is laid out otherwise on a large screen: it runs there too. */
export const DESKTOP = { tag: '@desktop' };

/** For a test of what nobody does on a phone. */
export const DESKTOP_ONLY = { tag: '@desktop-only' };
