import type { Refusal } from './errors.ts';

/** An expected failure is a value; only bugs and outages throw. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const succeed = <Value>(value: Value): Result<Value> => ({ ok: true, value });
export const refuse = (refusal: Refusal): Result<never> => ({ ok: false, refusal });

export const mapResult = <Value, Mapped>(
  result: Result<Value>,
  map: (value: Value) => Mapped,
): Result<Mapped> => (result.ok ? succeed(map(result.value)) : result);
