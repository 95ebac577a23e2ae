import type { COLLECTIONS, STORAGE_PREFIXES } from '../paths.ts';

/**
 * What becomes of a collection's documents when their owner's account is deleted.
 * `owned`: deleted, found by `user_id`. `named`: deleted, the one whose id is the uid. `keyed`: deleted,
 * those whose ids hold the uid. `bookkeeping`: kept, without anything that names the owner. `none`:
 * holds nothing of a user. `profile` and `record`: deleted by steps of their own.
 */
export type Ending = 'owned' | 'named' | 'keyed' | 'bookkeeping' | 'none' | 'profile' | 'record';

export interface Holding {
  readonly ending: Ending;
  /** The file of a copy of somebody's data that it is in; null: it is in none, and `why` says why. */
  readonly file: string | null;
  readonly why?: string;
  /**
   * Rows without a `user_id` may name an address (`email_key`): they belong to the account that has
   * confirmed it, and to none that has merely typed it.
   */
  readonly byAddress?: true;
}

const ITEMS: Holding = { ending: 'owned', file: 'pictures.json' };
const OURS = 'only tells the server what to do next';

/** Every collection: a new one without a line here does not compile. */
export const HOLDINGS: Readonly<Record<keyof typeof COLLECTIONS, Holding>> = {
  profiles: { ending: 'profile', file: 'account.json' },
  generatedImages: ITEMS,
  generatedVideos: ITEMS,
  productShots: ITEMS,
  portraitShots: ITEMS,
  productImages: { ending: 'owned', file: 'product-photos.json' },
  videoRequests: { ending: 'owned', file: 'video-requests.json' },
  creditsTransactions: { ending: 'bookkeeping', file: 'credits.json' },
  creditGrants: { ending: 'bookkeeping', file: 'grants.json' },
  generationJobs: { ending: 'owned', file: 'requests.json' },
  generationGroups: { ending: 'owned', file: null, why: 'is counted from the requests' },
  usedTrials: { ending: 'none', file: null, why: 'holds keyed hashes only' },
  billingCustomers: { ending: 'named', file: null, why: 'the payment provider’s page has it all' },
  stripeEvents: { ending: 'none', file: null, why: 'names no user' },
  contactMessages: { ending: 'owned', file: 'messages.json', byAddress: true },
  rateLimits: { ending: 'keyed', file: null, why: OURS },
  uploadPasses: { ending: 'named', file: null, why: OURS },
  libraryChanges: { ending: 'owned', file: null, why: OURS },
  purgeTasks: { ending: 'owned', file: null, why: OURS },
  pushDevices: {
    ending: 'owned',
    file: null,
    why: 'an address of a browser, of use to nobody else',
  },
  mailOutbox: {
    ending: 'owned',
    file: null,
    why: 'mail on its way, kept for days',
    byAddress: true,
  },
  dataExports: { ending: 'owned', file: null, why: 'this copy itself' },
  accountDeletions: { ending: 'record', file: null, why: OURS },
  pictureReports: { ending: 'owned', file: 'reports.json' },
  modelCosts: { ending: 'keyed', file: null, why: 'what pictures cost us' },
  modelCostDays: { ending: 'none', file: null, why: 'sums of all users' },
  opsMigrations: { ending: 'none', file: null, why: 'names no user' },
  auditLog: {
    ending: 'bookkeeping',
    file: null,
    why: 'what our people did, for whoever checks it',
  },
  config: { ending: 'none', file: null, why: 'names no user' },
};

/** What of a prefix's objects is in a copy; all are deleted with the account. */
interface PrefixHolding {
  readonly folder: string | null;
  readonly why?: string;
}

export type HoldingName = keyof typeof HOLDINGS;

export const HOLDING_NAMES: readonly HoldingName[] = Object.keys(HOLDINGS).filter(
  (name): name is HoldingName => name in HOLDINGS,
);

export const PREFIX_HOLDINGS: Readonly<Record<keyof typeof STORAGE_PREFIXES, PrefixHolding>> = {
  profilePhotos: { folder: 'photos' },
  uploads: { folder: null, why: 'kept for a day, on their way into a picture' },
  results: { folder: 'pictures' },
  exports: { folder: null, why: 'this copy itself' },
};
