import { type Field, type Fields, isList, Mark } from '../fields.ts';
import { named, type People } from '../people.ts';

/** How Firestore's REST interface writes documents. */
export interface Wire {
  readonly projectId: string;
  readonly people: People;
}

export const nameOf = (
  { collection, id }: { collection: string; id: string },
  { projectId, people }: Wire,
): string =>
  `projects/${projectId}/databases/(default)/documents/${named(`${collection}/${id}`, people)}`;

/** A write as the SDK sends it: times of the server are transformations beside the fields. */
export function writeOf({
  name,
  fields,
  people,
  merges,
}: {
  name: string;
  fields: Fields;
  people: People;
  /** Leaves fields that are not named as they are. */
  merges: boolean;
}): object {
  const entries = Object.entries(fields);
  const plain = entries.filter(([, field]) => !isTransform(field));
  const kept = plain.filter(([, field]) => !(field instanceof Mark && field.kind === 'removed'));
  return {
    update: {
      name,
      fields: Object.fromEntries(kept.map(([key, field]) => [key, encode(field, people)])),
    },
    ...(merges ? { updateMask: { fieldPaths: plain.map(([key]) => key) } } : {}),
    updateTransforms: entries.flatMap(([fieldPath, field]): object[] => {
      if (!isTransform(field)) return [];
      return field.kind === 'server-time'
        ? [{ fieldPath, setToServerValue: 'REQUEST_TIME' }]
        : [{ fieldPath, increment: encode(field.amount, people) }];
    }),
  };
}

const isTransform = (field: Field): field is Mark =>
  field instanceof Mark && (field.kind === 'server-time' || field.kind === 'increment');

export function encode(field: Field, people: People): object {
  if (field === null) return { nullValue: null };
  if (typeof field === 'boolean') return { booleanValue: field };
  if (typeof field === 'string') return { stringValue: named(field, people) };
  if (typeof field === 'number') {
    return Number.isInteger(field) ? { integerValue: String(field) } : { doubleValue: field };
  }
  if (field instanceof Date) return { timestampValue: field.toISOString() };
  if (field instanceof Uint8Array) return { bytesValue: Buffer.from(field).toString('base64') };
  if (field instanceof Mark) return { doubleValue: field.amount };
  if (isList(field)) {
    return { arrayValue: { values: field.map((item) => encode(item, people)) } };
  }
  const fields = Object.entries(field).map(([key, item]) => [key, encode(item, people)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}
