import { type Field, type Fields, isSame, SERVER_TIME } from '../fields.ts';
import { type Actor, actorOf, filled } from '../people.ts';
import { type Attempt, fieldsAfter, methodOf, type Query } from './attempt.ts';
import {
  type CollectionPolicy,
  FIRESTORE_POLICY,
  type FieldPolicies,
  type FieldPolicy,
} from './policy.ts';

/** Whether the policy permits the attempt. */
export function isPermitted(attempt: Attempt): boolean {
  const policy = FIRESTORE_POLICY[attempt.collection];
  const actor = actorOf(attempt.actor);
  if (policy === undefined || actor === null) return false;
  const { request, before } = attempt;
  switch (methodOf(request)) {
    case 'get':
      return policy.ownerMay.includes('get') && isOwner(attempt, { policy, actor });
    case 'list':
      return (
        policy.ownerMay.includes('list') && request.kind === 'list' && isOwn(request.query, actor)
      );
    case 'create':
      return (
        policy.creates !== undefined &&
        isNumbered(attempt, { policy, actor }) &&
        isCreation(fieldsAfter(attempt), policy.creates, actor)
      );
    case 'update':
      return (
        policy.changes !== undefined &&
        (before?.[policy.stoppedBy ?? ''] ?? null) === null &&
        isOwner(attempt, { policy, actor }) &&
        isChange({ before, after: fieldsAfter(attempt) }, policy.changes, actor)
      );
    case 'delete':
      return false;
  }
}

const isOwner = (
  { id, before }: Attempt,
  { policy, actor }: { policy: CollectionPolicy; actor: Actor },
): boolean => (policy.owner === 'document id' ? id : before?.['user_id']) === actor.uid;

function isNumbered(
  { id }: Attempt,
  { policy: { numberedBelow = 0 }, actor }: { policy: CollectionPolicy; actor: Actor },
): boolean {
  const names = Array.from({ length: numberedBelow }, (_, number) => `${number}_${actor.uid}`);
  return names.includes(id);
}

/** A list is permitted by its question, not by what it would find. */
const isOwn = ({ filters, group }: Query, { uid }: Actor): boolean =>
  group !== true &&
  filters.some(
    ([field, operator, value]) => field === 'user_id' && operator === 'EQUAL' && value === uid,
  );

function isCreation(after: Fields | null, policies: FieldPolicies, actor: Actor): boolean {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(policies)]);
  return [...names].every((name) => {
    const [policy, value] = [policies[name], after?.[name]];
    return policy !== undefined && value !== undefined && isAllowed(value, policy, actor);
  });
}

function isChange(
  { before, after }: { before: Fields | null; after: Fields | null },
  policies: FieldPolicies,
  actor: Actor,
): boolean {
  const names = new Set([
    ...Object.keys(before ?? {}),
    ...Object.keys(after ?? {}),
    ...Object.keys(policies).filter((name) => policies[name]?.is === 'time of the write'),
  ]);
  return [...names].every((name) => {
    const [policy, value] = [policies[name], after?.[name]];
    if (policy?.is !== 'time of the write' && isSame(before?.[name], value)) return true;
    return policy !== undefined && value !== undefined && isAllowed(value, policy, actor);
  });
}

function isAllowed(value: Field, policy: FieldPolicy, { uid }: Actor): boolean {
  switch (policy.is) {
    case 'own uid':
      return value === uid;
    case 'time of the write':
    case 'time of its own write':
      return value === SERVER_TIME;
    case 'boolean':
      return typeof value === 'boolean';
    case 'only set to true':
      return value === true;
    case 'one of':
      return policy.values.some((allowed) => allowed === value);
    case 'text or null':
      return (
        value === null ||
        (typeof value === 'string' && value !== '' && value.length <= policy.longest)
      );
    case 'own object': {
      if (value === null) return policy.orNull === true;
      if (typeof value !== 'string') return false;
      const url = filled(value);
      const [scheme, empty, bucket = '', prefix = '', owner, name = '', ...more] = url.split('/');
      return (
        url.length <= policy.longest &&
        `${scheme}/${empty}` === 'gs:/' &&
        /^[a-z0-9._-]+$/.test(bucket) &&
        policy.below.includes(prefix) &&
        owner === uid &&
        policy.name.test(name) &&
        more.length === 0
      );
    }
  }
}
