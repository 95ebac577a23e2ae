type Method = (...args: readonly unknown[]) => unknown;
/** As a method, with its `this` first. */
type Called = (self: unknown, ...args: readonly unknown[]) => unknown;

export const isMethod = (value: unknown): value is Method => typeof value === 'function';

/**
 * Puts `wrap(original)` in the place of a method of somebody else's module. Throws where this version of it
 * has none of that name.
 */
export function replaceMethod(
  owner: unknown,
  name: string,
  wrap: (original: Called) => Called,
): void {
  const original: unknown = Reflect.get(Object(owner), name);
  if (!isMethod(original)) throw new Error(`There is no method ${name} any more`);
  const called = wrap((self, ...args) => Reflect.apply(original, self, args));
  Reflect.set(Object(owner), name, function (this: unknown, ...args: readonly unknown[]) {
    return called(this, ...args);
  });
}
