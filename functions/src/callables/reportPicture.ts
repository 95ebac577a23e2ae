import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreReports } from '../adapters/firestore/library/reports.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { reportPicture as run } from '../usecases/reports/reportPicture.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** This picture cannot be used: its credits come back, within limits. Idempotent. */
export const reportPicture = defineCall({
  name: 'reportPicture',
  schemas: CALLS.reportPicture,
  options: FUNCTION_OPTIONS.quick,
  failure: { reason: 'report-failed' },
  flood: floodGuardOf('reports'),
  run: ({ uid }, report) =>
    run({ uid, ...report }, { reports: firestoreReports(firestore()), now: () => new Date() }),
});
