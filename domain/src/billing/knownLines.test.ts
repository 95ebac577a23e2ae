import { expect, it } from 'vitest';
import { withKnownLines } from './knownLines.ts';
import { line, subscription } from './testLines.ts';

const OLD = line('2026-01-15', '2026-02-15');
const NEW = line('2026-02-15', '2026-03-15');

it('keeps lines of a price that is not in the table any more', () => {
  const before = [subscription({ lines: [OLD] })];
  const [both] = withKnownLines(before, [subscription({ lines: [NEW] })]);
  expect(both?.lines).toEqual([OLD, NEW]);
  expect(withKnownLines(before, [])).toEqual(before);
});

it('takes the news of a line that is there', () => {
  const refunded = { ...OLD, kept: 0 };
  const read = [subscription({ lines: [refunded] })];
  expect(withKnownLines([subscription({ lines: [OLD] })], read)).toEqual(read);
});

it('does not count twice what was stored before lines were', () => {
  const former = { ...OLD, line_id: OLD.invoice_id };
  const read = [subscription({ lines: [OLD] })];
  expect(withKnownLines([subscription({ lines: [former] })], read)).toEqual(read);
});
