import { actorOf } from '../people.ts';
import type { Attempt, StoredObject } from './attempt.ts';
import { STORAGE_POLICY, UPLOAD_POLICY } from './policy.ts';

/** Whether the policy permits the attempt. */
export function isPermitted({ actor, path, before, request }: Attempt): boolean {
  const [prefix = '', owner, name, ...deeper] = path.split('/');
  const policy = STORAGE_POLICY[prefix];
  const isOwner = actorOf(actor)?.uid === owner;
  if (policy === undefined || !isOwner || name === undefined || deeper.length > 0) return false;
  switch (request.kind) {
    case 'get':
      return policy.ownerGets;
    case 'create':
      return before === null && policy.ownerCreates?.test(name) === true && isPhoto(request.upload);
    case 'list':
    case 'update':
    case 'delete':
      return false;
  }
}

const isPhoto = ({ contentType, size, metadata }: StoredObject): boolean =>
  UPLOAD_POLICY.contentTypes.some((allowed) => allowed === contentType) &&
  size >= UPLOAD_POLICY.smallest &&
  size <= UPLOAD_POLICY.largest &&
  UPLOAD_POLICY.reservedMetadata.every((key) => !Object.hasOwn(metadata, key));
