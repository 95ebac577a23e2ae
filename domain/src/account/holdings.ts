import { COLLECTIONS } from '../paths.ts';

/**
 * What becomes of a collection's documents when their owner's account is deleted.
 * `owned`: deleted, found by `user_id`. `named`: deleted, the one whose id is the uid. `keyed`: deleted,
 * those whose ids hold the uid. `bookkeeping`: kept, without anything that names the owner. `none`:
 * holds nothing of a user. `profile` and `record`: deleted by steps of their own.
 */
export type ErasureRule =
  | 'owned'
  | 'named'
  | 'keyed'
  | 'bookkeeping'
  | 'none'
  | 'profile'
  | 'record';

export interface Holding {
  readonly erasure: ErasureRule;
  /** The file of a copy of somebody's data that it is in; null: it is in none, and `why` says why. */
  readonly file: string | null;
  readonly why?: string;
  /**
   * Rows without a `user_id` may name an address (`email_key`): they belong to the account that has
   * confirmed it, and to none that has merely typed it.
   */
  readonly byAddress?: true;
}

const ITEMS: Holding = { erasure: 'owned', file: 'pictures.json' };
const OURS = 'only tells the server what to do next';

/** Every collection: a new one without a line here does not compile. */
export const HOLDINGS: Readonly<Record<keyof typeof COLLECTIONS, Holding>> = {
  profiles: { erasure: 'profile', file: 'account.json' },
  generatedImages: ITEMS,
  generatedVideos: ITEMS,
  productShots: ITEMS,
  portraitShots: ITEMS,
  productImages: { erasure: 'owned', file: 'product-photos.json' },
  videoRequests: { erasure: 'owned', file: 'video-requests.json' },
  creditsTransactions: { erasure: 'bookkeeping', file: 'credits.json' },
  creditGrants: { erasure: 'bookkeeping', file: 'grants.json' },
  generationJobs: { erasure: 'owned', file: 'requests.json' },
  generationGroups: { erasure: 'owned', file: null, why: 'is counted from the requests' },
  usedTrials: { erasure: 'none', file: null, why: 'holds keyed hashes only' },
  billingCustomers: { erasure: 'named', file: null, why: 'the payment provider’s page has it all' },
  stripeEvents: { erasure: 'none', file: null, why: 'names no user' },
  contactMessages: { erasure: 'owned', file: 'messages.json', byAddress: true },
  rateLimits: { erasure: 'keyed', file: null, why: OURS },
  uploadPasses: { erasure: 'named', file: null, why: OURS },
  libraryChanges: { erasure: 'owned', file: null, why: OURS },
  purgeTasks: { erasure: 'owned', file: null, why: OURS },
  pushDevices: {
    erasure: 'owned',
    file: null,
    why: 'an address of a browser, of use to nobody else',
  },
  mailOutbox: {
    erasure: 'owned',
    file: null,
    why: 'mail on its way, kept for days',
    byAddress: true,
  },
  dataExports: { erasure: 'owned', file: null, why: 'this copy itself' },
  accountDeletions: { erasure: 'record', file: null, why: OURS },
  pictureReports: { erasure: 'owned', file: 'reports.json' },
  modelCosts: { erasure: 'keyed', file: null, why: 'what pictures cost us' },
  modelCostDays: { erasure: 'none', file: null, why: 'sums of all users' },
  opsMigrations: { erasure: 'none', file: null, why: 'names no user' },
  auditLog: {
    erasure: 'bookkeeping',
    file: null,
    why: 'what our people did, for whoever checks it',
  },
  config: { erasure: 'none', file: null, why: 'names no user' },
};

export type HoldingName = keyof typeof HOLDINGS;

export const HOLDING_NAMES: readonly HoldingName[] = Object.keys(HOLDINGS).filter(
  (name): name is HoldingName => name in HOLDINGS,
);

/** The collections whose documents one rule erases. */
export const collectionsErasedAs = (erasure: ErasureRule): readonly string[] =>
  HOLDING_NAMES.filter((name) => HOLDINGS[name].erasure === erasure).map(
    (name) => COLLECTIONS[name],
  );
