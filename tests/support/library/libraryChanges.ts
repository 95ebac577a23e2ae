import { randomUUID } from 'node:crypto';
import type { ItemKey } from '@lumashot/domain/library/changes';
import type { FlagChange } from '@lumashot/domain/library/flags';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import type { OperationInput } from '@lumashot/domain/operations/operations';
import { firestoreFlags } from '../../../functions/src/adapters/firestore/library/libraryFlags.ts';
import { firestoreTrash } from '../../../functions/src/adapters/firestore/library/libraryTrash.ts';
import { storageResults } from '../../../functions/src/adapters/storage/results.ts';
import { changeItems } from '../../../functions/src/usecases/library/changeItems.ts';
import type { PurgePorts } from '../../../functions/src/usecases/library/purgeItems.ts';
import type { GenerationPorts } from '../../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, db } from '../admin.ts';
import { made } from '../jobs/requests.ts';

/** Marks items as the call does it. */
export const mark = (uid: string, set: FlagChange, items: readonly ItemKey[]) =>
  changeItems({ uid, set, items: [...items] }, { flags: firestoreFlags(db) });

/** The real trash and bucket; what a purge cannot do is an error. */
export const purgePorts = (): PurgePorts => ({
  trash: firestoreTrash(db),
  results: storageResults(bucket),
  log: {
    objectsFailed: ({ error }) => {
      throw error;
    },
    ownerFailed: ({ error }) => {
      throw error;
    },
  },
});

export const documentOf = ({ type, id }: ItemKey) =>
  db.collection(LIBRARY_TYPES[type].collection).doc(id);

export const aPicture = async (uid: string): Promise<ItemKey> => ({
  type: 'text-to-image',
  id: await made({ uid, operation: 'text', input: { requestId: randomUUID(), prompt: 'a fox' } }),
});

export const anEdit = async (
  uid: string,
  of: ItemKey,
  ports?: GenerationPorts,
): Promise<ItemKey> => ({
  type: 'product',
  id: await made({ uid, operation: 'productEdit', input: editOf(of) }, ports),
});

export const editOf = ({ id }: ItemKey): OperationInput<'productEdit'> => ({
  requestId: randomUUID(),
  shotId: id,
  editPrompt: 'brighter',
});

export const anEnhancement = async (
  uid: string,
  of: ItemKey,
  ports?: GenerationPorts,
): Promise<ItemKey> => ({
  type: of.type,
  id: await made({ uid, operation: 'enhance', input: enhancementOf(of) }, ports),
});

export function enhancementOf({ type, id }: ItemKey): OperationInput<'enhance'> {
  if (type === 'video') throw new Error('films are not enhanced');
  return { requestId: randomUUID(), itemType: type, itemId: id, enhancementType: 'cinematic' };
}
