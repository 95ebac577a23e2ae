import { OPERATION_NAMES, OPERATIONS } from '@lumashot/domain/operations/operations';
import { expect, it } from 'vitest';
import * as calls from './generating.ts';

it('every operation has its call, exported under the name of its definition', () => {
  expect(Object.keys(calls).toSorted()).toEqual(
    OPERATION_NAMES.map((name) => OPERATIONS[name].call).toSorted(),
  );
});
