import { actorOf } from '../people.ts';
import { type Attempt, passOf, type StoredObject } from './attempt.ts';
import { STORAGE_POLICY, UPLOAD_POLICY } from './policy.ts';

/** Whether the policy permits the attempt. */
export function isPermitted(attempt: Attempt): boolean {
  const { actor, path, before, request } = attempt;
  const [prefix = '', owner, name, ...deeper] = path.split('/');
  const policy = STORAGE_POLICY[prefix];
  const isOwner = actorOf(actor)?.uid === owner;
  if (policy === undefined || !isOwner || name === undefined || deeper.length > 0) return false;
  switch (request.kind) {
    case 'get':
      return policy.ownerGets;
    case 'create':
      return (
        before === null &&
        policy.ownerCreates?.test(name) === true &&
        isPhoto(request.upload) &&
        isOnPass(attempt)
      );
    case 'list':
    case 'update':
    case 'delete':
      return false;
  }
}

function isOnPass(attempt: Attempt): boolean {
  const pass = passOf(attempt);
  return pass !== null && pass.secondsLeft > 0 && pass.paths.includes(attempt.path);
}

const isPhoto = ({
  contentType,
  size,
  metadata,
  contentEncoding = 'identity',
}: StoredObject): boolean =>
  UPLOAD_POLICY.contentTypes.some((allowed) => allowed === contentType) &&
  size >= UPLOAD_POLICY.smallest &&
  size <= UPLOAD_POLICY.largest &&
  contentEncoding === 'identity' &&
  UPLOAD_POLICY.reservedMetadata.every((key) => !Object.hasOwn(metadata, key));
