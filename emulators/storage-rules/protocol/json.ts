/** A JSON object whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member; never one that every object inherits. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The text, or an error that names what was expected. */
export function expectText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new ProtocolError(`${what} is no string.`);
  return value;
}

/** A message this runtime cannot make sense of. */
export class ProtocolError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProtocolError';
  }
}
