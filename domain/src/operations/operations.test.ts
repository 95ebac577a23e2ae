import { expect, it } from 'vitest';
import { CALLS } from '../calls/calls.ts';
import { transactionTypeSchema } from '../credits/ledger.ts';
import { createdDownloadName, OPERATION_NAMES, OPERATIONS } from './operations.ts';

const reply = {
  itemId: 'item',
  imageUrl: 'gs://bucket/picture',
  creditsRemaining: 9,
  engine: 'embedded',
  ignored: [],
} as const;

it.each(OPERATION_NAMES)('%s answers what its call says, with one URL', (name) => {
  const { output, replyOf } = OPERATIONS[name];
  const answer = output.parse(replyOf({ ...reply, ignored: [] }));
  expect(Object.values(answer).filter((value) => value === reply.imageUrl)).toHaveLength(1);
});

it('no two operations share a call or a transaction type', () => {
  const calls = OPERATION_NAMES.map((name) => OPERATIONS[name].call);
  expect(new Set(calls).size).toBe(OPERATION_NAMES.length);
  expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(calls));
  const types = OPERATION_NAMES.map((name) => OPERATIONS[name].transaction);
  expect(new Set(types).size).toBe(types.length);
  expect(new Set(transactionTypeSchema.options).size).toBe(transactionTypeSchema.options.length);
});

it('a download of the create screen says what was made, and when', () => {
  expect(createdDownloadName({ operation: 'productEdit', timestampMs: 7 })).toBe(
    'product-shot-7.png',
  );
});
