/** Deeper bodies are refused before anything recurses into them. */
const MAX_DEPTH = 16;

/**
 * Whether the callable protocol can decode the body. The SDK gives `@type` a meaning of its own
 * and answers 500 by itself where it cannot decode it, so such bodies stop here.
 */
export function isReadableBody(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((part) => isReadableBody(part, depth + 1));
}
