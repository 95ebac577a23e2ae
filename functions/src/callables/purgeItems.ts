import { CALLS } from '@lumashot/domain/calls/calls';
import { succeed } from '@lumashot/domain/result';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { purgeItems as run } from '../usecases/library/purgeItems.ts';
import { purgePorts } from '../wiring/purgePorts.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** Deletes what is in the caller's trash, or some of it, for ever. Idempotent. */
export const purgeItems = defineCall({
  name: 'purgeItems',
  schemas: CALLS.purgeItems,
  options: FUNCTION_OPTIONS.library,
  failure: { reason: 'library-change-failed' },
  flood: floodGuardOf('purges'),
  run: async ({ uid }, wish) => succeed(await run({ uid, ...wish }, purgePorts())),
});
