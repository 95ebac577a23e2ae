import {
  OPERATION_NAMES,
  OPERATIONS,
  type OperationInput,
  type OperationName,
  type OperationReply,
} from '@lumashot/domain/operations/operations';
import type { GenerationReply } from '@lumashot/domain/operations/replies';
import { tableOf } from '@lumashot/domain/tableOf';
import type { CallableFunction } from 'firebase-functions/https';
import type { z } from 'zod';
import { FUNCTION_OPTIONS } from '../config.ts';
import { mapResult } from '@lumashot/domain/result';
import { generate } from '../wiring/generation.ts';
import { defineCall } from './defineCall.ts';

/** The same table, seen so that a generic name keeps its own input and reply. */
const CONTRACTS: {
  readonly [K in OperationName]: {
    readonly input: z.ZodType<OperationInput<K>>;
    readonly output: z.ZodType<unknown, OperationReply<K>>;
    readonly replyOf: (reply: GenerationReply) => OperationReply<K>;
  };
} = OPERATIONS;

/** One callable function an operation: they differ by what is asked and answered alone. */
export function generatingCalls() {
  const callOf = <K extends OperationName>(
    operation: K,
  ): CallableFunction<unknown, Promise<OperationReply<K>>> => {
    const { input, output, replyOf } = CONTRACTS[operation];
    return defineCall<z.ZodType<OperationInput<K>>, z.ZodType<unknown, OperationReply<K>>>({
      name: OPERATIONS[operation].call,
      schemas: { input, output },
      options: FUNCTION_OPTIONS.drawing,
      failure: { reason: 'unexpected' },
      run: async (caller, asked) =>
        mapResult(await generate({ uid: caller.uid, operation, input: asked }, caller), replyOf),
    });
  };
  return tableOf(OPERATION_NAMES, callOf);
}
