import { expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { PRICE_LIST, readPriceList, withPriceList } from './priceList.ts';

const input = { prompt: 'a fox' };

it('goes with the calls that spend credits, and is gone before their input is read', () => {
  const sent = withPriceList('generateImage', input);
  expect(sent).toEqual({ ...input, priceList: PRICE_LIST });
  expect(readPriceList('generateImage', sent)).toEqual({ data: input, isOther: false });
  expect(withPriceList('cancelJobs', input)).toBe(input);
});

it('tells other prices, and asks nobody for theirs', () => {
  const old = { ...input, priceList: '1-1-1' };
  expect(readPriceList('startGeneration', old)).toEqual({ data: input, isOther: true });
  expect(readPriceList('startGeneration', input)).toEqual({ data: input, isOther: false });
});

it('is an unknown field to every other call', () => {
  const data = { priceList: '1-1-1' };
  expect(readPriceList('cancelJobs', data)).toEqual({ data, isOther: false });
  expect(readPriceList('generateImage', 'text')).toEqual({ data: 'text', isOther: false });
});

it('goes with every call that has a request id', () => {
  const paid = Object.entries(CALLS)
    .filter(([, { input: schema }]) => 'shape' in schema && hasRequestId(schema.shape))
    .map(([name]) => name);
  expect(paid.length).toBeGreaterThan(3);
  expect(paid.filter((name) => !('priceList' in withPriceList(name, {})))).toEqual([]);
});

const hasRequestId = (shape: unknown): boolean =>
  typeof shape === 'object' && shape !== null && 'requestId' in shape;
