import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreProfiles } from '../adapters/firestore/account/profiles.ts';
import { firestoreUploadPasses } from '../adapters/firestore/library/uploadPasses.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { allowUploads as run } from '../usecases/photos/allowUploads.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** Before photos are sent to Storage: the rules let through what is on the caller's pass. */
export const allowUploads = defineCall({
  name: 'allowUploads',
  schemas: CALLS.allowUploads,
  options: FUNCTION_OPTIONS.quick,
  failure: { reason: 'unexpected' },
  flood: floodGuardOf('uploads'),
  run: ({ uid }, { paths }) =>
    run(
      { uid, paths },
      {
        profileOf: (id) => firestoreProfiles(firestore()).find(id),
        passes: firestoreUploadPasses(firestore()),
        now: () => new Date(),
      },
    ),
});
