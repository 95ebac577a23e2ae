/** Undefined for what is no JSON: the schema says so then. */
export function jsonOf(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return value;
  } catch {
    return undefined;
  }
}
