import {
  type Outcome,
  type RuleError,
  type Value,
  type ValueOf,
  ruleError,
} from '../values/value.ts';

/** What a parameter takes. `float` also takes an int, `any` takes everything. */
export type ParameterType = Value['type'] | 'any';

/** One way to call a function; `run` answers undefined when the arguments do not fit. */
export interface Overload {
  readonly parameters: readonly ParameterType[];
  run(args: readonly Value[]): Outcome | undefined;
}

/** Functions or methods by name; a method's first parameter is its receiver. */
export type Library = Readonly<Record<string, readonly Overload[]>>;

type Accepted<P extends ParameterType> = P extends 'any'
  ? Value
  : P extends 'float'
    ? ValueOf<'float' | 'int'>
    : P extends Value['type']
      ? ValueOf<P>
      : never;

export function unary<A extends ParameterType>(a: A, run: (a: Accepted<A>) => Outcome): Overload {
  return {
    parameters: [a],
    run: ([first, ...rest]) => (rest.length === 0 && accepts(a, first) ? run(first) : undefined),
  };
}

export function binary<A extends ParameterType, B extends ParameterType>(
  [a, b]: readonly [A, B],
  run: (a: Accepted<A>, b: Accepted<B>) => Outcome,
): Overload {
  return {
    parameters: [a, b],
    run: ([first, second, ...rest]) =>
      rest.length === 0 && accepts(a, first) && accepts(b, second) ? run(first, second) : undefined,
  };
}

export function ternary<A extends ParameterType, B extends ParameterType, C extends ParameterType>(
  [a, b, c]: readonly [A, B, C],
  run: (a: Accepted<A>, b: Accepted<B>, c: Accepted<C>) => Outcome,
): Overload {
  return {
    parameters: [a, b, c],
    run: ([first, second, third, ...rest]) =>
      rest.length === 0 && accepts(a, first) && accepts(b, second) && accepts(c, third)
        ? run(first, second, third)
        : undefined,
  };
}

/** Calls the overload that fits; `name` is how error messages call the function. */
export function callOverload(
  overloads: readonly Overload[],
  args: readonly Value[],
  { name, isMethod }: { name: string; isMethod: boolean },
): Outcome {
  for (const overload of overloads) {
    const outcome = overload.run(args);
    if (outcome !== undefined) return outcome;
  }
  return mismatch(overloads, args, { name, isMethod });
}

/** The overloads of `name`, unless it is only a property every object inherits. */
export function overloadsOf(library: Library, name: string): readonly Overload[] | undefined {
  return Object.hasOwn(library, name) ? library[name] : undefined;
}

/** Both kinds of numbers as a double. */
export function toNumber(value: ValueOf<'float' | 'int'>): number {
  return Number(value.value);
}

function mismatch(
  overloads: readonly Overload[],
  args: readonly Value[],
  { name, isMethod }: { name: string; isMethod: boolean },
): RuleError {
  const skipped = isMethod ? 1 : 0;
  const signature = (types: readonly string[]): string =>
    `${isMethod ? `${types[0] ?? ''}.` : ''}${name}(${types.slice(skipped).join(', ')})`;
  const expected = overloads.map(({ parameters }) => signature(parameters)).join(', ');
  return overloads.some(({ parameters }) => parameters.length === args.length)
    ? ruleError(
        'Unsupported operation error. ' +
          `Received: ${signature(args.map(({ type }) => type))}. Expected: ${expected}.`,
      )
    : ruleError(
        'Incorrect number of arguments. ' +
          `Received: ${args.length - skipped}. Expected: ${expected}.`,
      );
}

function accepts<P extends ParameterType>(
  parameter: P,
  value: Value | undefined,
): value is Accepted<P> {
  if (value === undefined) return false;
  return (
    parameter === 'any' ||
    value.type === parameter ||
    (parameter === 'float' && value.type === 'int')
  );
}
