import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreFlags } from '../adapters/firestore/library/libraryFlags.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { changeItems as run } from '../usecases/library/changeItems.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** Favourites, the trash and the way back. Idempotent. */
export const changeItems = defineCall({
  name: 'changeItems',
  schemas: CALLS.changeItems,
  options: FUNCTION_OPTIONS.library,
  failure: { reason: 'library-change-failed' },
  flood: floodGuardOf('changes'),
  run: ({ uid }, wish) => run({ uid, ...wish }, { flags: firestoreFlags(firestore()) }),
});
