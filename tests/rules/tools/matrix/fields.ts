/** A document as the cases write it: plain values, and marks for what plain values cannot say. */
export type Field =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | Mark
  | readonly Field[]
  | { readonly [name: string]: Field };
export type Fields = Readonly<Record<string, Field>>;

export class Mark {
  readonly kind: 'server-time' | 'removed' | 'increment' | 'float';
  readonly amount: number;

  constructor(kind: Mark['kind'], amount = 0) {
    this.kind = kind;
    this.amount = amount;
  }
}

/** The moment of the write, by the server's clock. */
export const SERVER_TIME = new Mark('server-time');
/** In an update: the field goes away. */
export const REMOVED = new Mark('removed');
/** In an update: what every attack on a balance would send. */
export const increment = (amount: number): Mark => new Mark('increment', amount);
/** A double, also when it is a whole number: JavaScript's clients would send an integer. */
export const float = (value: number): Mark => new Mark('float', value);

export const isList = (field: Field): field is readonly Field[] => Array.isArray(field);

const isMark = (field: Field | undefined, kind: Mark['kind']): field is Mark =>
  field instanceof Mark && field.kind === kind;

/** What a patch makes of a document. Times of the server stay marks. */
export function patched(before: Fields, patch: Fields): Fields {
  const after = new Map(Object.entries(before));
  for (const [name, field] of Object.entries(patch)) {
    if (isMark(field, 'removed')) after.delete(name);
    else after.set(name, isMark(field, 'increment') ? incremented(before[name], field) : field);
  }
  return Object.fromEntries(after);
}

const incremented = (before: Field | undefined, { amount }: Mark): Field =>
  typeof before === 'number' ? before + amount : amount;

/** Reads as one line in the name of a case. */
export function textOf(field: Field): string {
  if (field instanceof Mark) return field.kind === 'float' ? `float ${field.amount}` : field.kind;
  if (field instanceof Uint8Array) return `${field.length} bytes`;
  if (field instanceof Date) return field.toISOString();
  const text = JSON.stringify(field);
  return text.length > 90 ? `${text.slice(0, 60)}... (${text.length - 2} long)` : text;
}

export const isSame = (one: Field | undefined, other: Field | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && typeof one === 'object' && typeof other === 'object'
    ? textOf(one) === textOf(other) && one?.constructor === other?.constructor
    : false);
