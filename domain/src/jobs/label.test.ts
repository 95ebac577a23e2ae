import { expect, it } from 'vitest';
import { labelOf } from './job.ts';

/** The standard's own answer: a URI takes no half of a pair. */
function canBeEncoded(text: string): boolean {
  try {
    return encodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

it('keeps words as they are, and no more than a job takes', () => {
  expect(labelOf('a red fox')).toBe('a red fox');
  expect(labelOf('fox '.repeat(500))).toHaveLength(120);
});

it.each([0, 1, 2, 3])('cuts through no sign, wherever %i letters push it', (letters) => {
  const label = labelOf(`${'x'.repeat(letters)}${'\u{1F98A}'.repeat(200)}`);
  expect(canBeEncoded(label)).toBe(true);
  expect(label.length).toBeGreaterThan(110);
});

it('leaves half a sign out, of which a database would refuse the whole job', () => {
  expect(labelOf('a fox \uD83E in snow')).toBe('a fox  in snow');
});
