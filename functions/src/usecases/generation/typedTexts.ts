/**
 * Fields of an operation's input that hold ids and paths. Those are random and may spell anything: one upload in 65,536
 * has `1488` for a group, and of 40,000 random ids of accounts one was refused, with each of its photos. Their schemas
 * take no sentence, and nothing is drawn from them.
 */
const REFERENCES: ReadonlySet<string> = new Set([
  'requestId',
  'imagePaths',
  'maskPath',
  'path',
  'shotId',
  'itemId',
  'id',
]);

/** Every other text of an input, so that no field of an operation to come is forgotten. */
export function typedTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    REFERENCES.has(field) ? [] : typedTexts(part),
  );
}
