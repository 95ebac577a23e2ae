import {
  type RulesRequest,
  type Value,
  valueFromPlain,
} from '../../../../../emulators/storage-rules/index.ts';
import { type Field, type Fields, isList, Mark } from '../fields.ts';
import { actorOf, named, type People } from '../people.ts';
import { type Attempt, fieldsAfter, methodOf, type Query } from './attempt.ts';

/** One set of people is enough here: nothing is stored. */
const PEOPLE: People = { me: 'me.^! 1', other: 'other.^! 1', lookalike: 'mex^! 1' };
const NOW = new Date('2026-06-01T12:00:00Z');

/** The attempt as our own runtime of the rules language takes it. */
export function requestOf(attempt: Attempt): RulesRequest {
  const { collection, id, before, request } = attempt;
  const actor = actorOf(attempt.actor);
  const after = fieldsAfter(attempt);
  const auth =
    actor === null ? null : { uid: named(actor.uid, PEOPLE), token: { ...actor.claims } };
  const list = request.kind === 'list' ? request.query : null;
  const place = named(`${collection}/${list === null ? id : (list.id ?? 'any')}`, PEOPLE);
  const elsewhere = list?.group === true ? 'anything/below/' : '';
  return {
    service: 'cloud.firestore',
    method: methodOf(request),
    path: `/databases/(default)/documents/${elsewhere}${place}`,
    variables: {
      request: mapOf({
        auth: valueFromPlain(auth),
        time: valueFromPlain(NOW),
        resource: after === null ? valueFromPlain(null) : documentOf(after),
      }),
      resource: resourceOf(list, before),
    },
  };
}

function resourceOf(list: Query | null, before: Fields | null): Value {
  if (list !== null) return documentOf(knownOf(list));
  return before === null ? valueFromPlain(null) : documentOf(before);
}

/** Of the documents a query would find, rules know what its equalities say, and no more. */
const knownOf = ({ filters }: Query): Fields =>
  Object.fromEntries(
    filters.flatMap(([field, operator, value]) => (operator === 'EQUAL' ? [[field, value]] : [])),
  );

const documentOf = (fields: Fields): Value => mapOf({ data: valueOf(fields) });

const mapOf = (entries: Readonly<Record<string, Value>>): Value => ({
  type: 'map',
  entries: new Map(Object.entries(entries)),
  weight: 1,
});

function valueOf(field: Field): Value {
  if (field instanceof Mark) {
    return field.kind === 'float' ? { type: 'float', value: field.amount } : valueFromPlain(NOW);
  }
  if (typeof field === 'string') return valueFromPlain(named(field, PEOPLE));
  if (field === null || typeof field !== 'object') return valueFromPlain(field);
  if (field instanceof Date || field instanceof Uint8Array) return valueFromPlain(field);
  if (isList(field)) return { type: 'list', items: field.map(valueOf), weight: 1 };
  return mapOf(
    Object.fromEntries(Object.entries(field).map(([name, item]) => [name, valueOf(item)])),
  );
}
