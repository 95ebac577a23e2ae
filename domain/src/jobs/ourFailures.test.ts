import { expect, it } from 'vitest';
import { OUR_FAILURES } from './ourFailures.ts';

it.each(['image-failed', 'image-not-saved', 'waited-too-long', 'unexpected'] as const)(
  '%s is ours',
  (reason) => expect(OUR_FAILURES).toContain(reason),
);

it.each(['needs-a-model', 'photo-not-alone', 'policy-hate', 'switched-off-since'] as const)(
  '%s is a refusal',
  (reason) => expect(OUR_FAILURES).not.toContain(reason),
);

it('is no longer than what Firestore takes in one query', () => {
  expect(OUR_FAILURES.length).toBeLessThanOrEqual(30);
});
