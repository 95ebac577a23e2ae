import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../operations/operations.ts';

type Operations = typeof OPERATIONS;

/** The schemas of the calls that generate, by the call's name. */
type GeneratingCalls = {
  readonly [K in OperationName as Operations[K]['call']]: Pick<Operations[K], 'input' | 'output'>;
};

export function generatingCalls(): GeneratingCalls {
  const calls = Object.fromEntries(
    OPERATION_NAMES.map((name) => {
      const { call, input, output } = OPERATIONS[name];
      return [call, { input, output }];
    }),
  );
  if (!hasEveryCall(calls)) throw new Error('two operations have the same call');
  return calls;
}

const hasEveryCall = (calls: object): calls is GeneratingCalls =>
  Object.keys(calls).length === OPERATION_NAMES.length;
