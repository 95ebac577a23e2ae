import type { CallExpression, Expression, MethodCallExpression } from '../language/ast.ts';
import { globalFunctions } from '../library/conversions.ts';
import { methodsByType, packages } from '../library/library.ts';
import { type Library, callOverload, overloadsOf } from '../library/overload.ts';
import {
  type Outcome,
  type RuleError,
  type Value,
  NULL_ERROR,
  ruleError,
} from '../values/value.ts';
import { describeValue } from './describe.ts';
import type { Evaluator } from './evaluator.ts';
import { type Scope, findFunction, scopeInside } from './scope.ts';

/** `name(args)`: a function of the rules, or one of the language. */
export function evaluateCall(
  { name, args }: CallExpression,
  scope: Scope,
  evaluator: Evaluator,
): Outcome {
  const found = findFunction(scope, name);
  if (found === undefined) return callBuiltIn({ name, args }, scope, evaluator);
  const { declaration, closure } = found;
  const { parameters, lets, result } = declaration;
  if (parameters.length !== args.length) {
    const expected = `${name}(${parameters.map(({ text }) => text).join(', ')})`;
    return ruleError(
      `Incorrect number of arguments. Received: ${args.length}. Expected: ${expected}.`,
    );
  }
  // Arguments and lets may hold errors: they count only where they are used.
  const bindings = new Map<string, Outcome>();
  const body = scopeInside(closure, { bindings });
  for (const [index, argument] of args.entries()) {
    bindings.set(parameters[index]?.text ?? '', evaluator.evaluate(argument, scope));
  }
  for (const binding of lets) {
    evaluator.count(1);
    bindings.set(binding.name.text, evaluator.evaluate(binding.value, body));
  }
  return evaluator.evaluate(result, body);
}

/** `target.name(args)`: a method of a value, or a function of a package. */
export function evaluateMethod(
  { target, name, args }: MethodCallExpression,
  scope: Scope,
  evaluator: Evaluator,
): Outcome {
  if (target.kind === 'name') {
    const library = packageNamed(target.name, evaluator);
    if (library !== undefined) {
      return callPackage(library, { name, args, packageName: target.name }, { scope, evaluator });
    }
  }
  return evaluator.withAll([target, ...args], scope, (values) => {
    const type = values[0]?.type ?? 'null';
    if (type === 'null') return NULL_ERROR;
    const overloads = overloadsOf(methodsByType.get(type) ?? {}, name);
    return overloads === undefined
      ? functionNotFound(name)
      : callOverload(overloads, values, { name, isMethod: true });
  });
}

function packageNamed(name: string, { options: { lookups } }: Evaluator): Library | undefined {
  return packages.get(name) ?? (name === lookups.packageName ? lookups.functions : undefined);
}

function callPackage(
  library: Library,
  call: { name: string; args: readonly Expression[]; packageName: string },
  { scope, evaluator }: { scope: Scope; evaluator: Evaluator },
): Outcome {
  const overloads = overloadsOf(library, call.name);
  const name = `${call.packageName}.${call.name}`;
  if (overloads === undefined) return functionNotFound(name);
  return evaluator.withAll(call.args, scope, (values) =>
    callOverload(overloads, values, { name, isMethod: false }),
  );
}

function callBuiltIn(
  { name, args }: Pick<CallExpression, 'name' | 'args'>,
  scope: Scope,
  evaluator: Evaluator,
): Outcome {
  const { packageName, functions } = evaluator.options.lookups;
  const overloads =
    overloadsOf(globalFunctions, name) ??
    (packageName === undefined ? overloadsOf(functions, name) : undefined);
  return evaluator.withAll(args, scope, (values) => {
    if (name === 'debug') return callDebug(values, evaluator);
    return overloads === undefined
      ? functionNotFound(name)
      : callOverload(overloads, values, { name, isMethod: false });
  });
}

function callDebug(values: readonly Value[], { options }: Evaluator): Outcome {
  for (const value of values) options.onDebug(describeValue(value));
  const [first] = values;
  return first ?? ruleError('Incorrect number of arguments. Received: 0. Expected: debug(any).');
}

function functionNotFound(name: string): RuleError {
  return ruleError(`Function not found error: Name: [${name.slice(0, 100)}].`);
}
