import { describe, expect, it } from 'vitest';
import { outcomeOf, outcomeOfRules } from './expressionHarness.ts';
import more from './more-expressions.json' with { type: 'json' };
import recorded from './rules-expressions.json' with { type: 'json' };
import files from './rules-files.json' with { type: 'json' };

describe("conditions recorded on Google's Firestore emulator", () => {
  it.each(recorded.cases)('$expr is $outcome', async ({ expr, outcome }) => {
    expect(await outcomeOf(expr, recorded.document)).toBe(outcome);
  });
});

describe("more conditions recorded on Google's Firestore emulator", () => {
  it.each(more.cases)('$expr is $outcome', async ({ expr, outcome }) => {
    expect(await outcomeOf(expr, recorded.document)).toBe(outcome);
  });
});

describe("rules files recorded on Google's Firestore emulator", () => {
  it.each(files.cases)('$description: $outcome', async ({ source, outcome }) => {
    expect(await outcomeOfRules(source, recorded.document)).toBe(outcome);
  });
});
