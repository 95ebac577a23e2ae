import type { BillingLog } from '../../../functions/src/usecases/billing/ports.ts';

const silent = (): void => {};

/** For worlds where nobody reads the log. */
export const SILENT: BillingLog = {
  settled: silent,
  orphan: silent,
  reconciled: silent,
  double: silent,
  portalUnfit: silent,
  priceUnknown: silent,
  settleFailed: silent,
};
