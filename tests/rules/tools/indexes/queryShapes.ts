import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';

type Direction = 'ASCENDING' | 'DESCENDING';

/** What a query asks, without its values. */
export interface QueryShape {
  /** The same question to each of these. */
  readonly collections: readonly string[];
  /** Fields compared with `==`. */
  readonly equal: readonly string[];
  /** The list that is asked with `array-contains`. */
  readonly contains?: string;
  /** The field compared with `<`, `<=`, `>` or `>=`. */
  readonly range?: string;
  readonly order?: readonly (readonly [field: string, direction: Direction])[];
}

const LIBRARY = Object.values(LIBRARY_TYPES).map(({ collection }) => collection);

const BY_NAME = ['__name__', 'DESCENDING'] as const;
const NEWEST_FIRST = [['created_at', 'DESCENDING'], BY_NAME] as const;

/** Every file that asks Firestore for more than one document by its id, and its questions. */
export const QUERIES_OF_FILES: Readonly<Record<string, readonly QueryShape[]>> = {
  'src/firebase/documents/libraryLog.ts': [
    {
      collections: [COLLECTIONS.libraryChanges],
      equal: ['user_id'],
      order: [
        ['at', 'ASCENDING'],
        ['__name__', 'ASCENDING'],
      ],
    },
  ],
  'functions/src/adapters/firestore/library/library.ts': [
    {
      collections: [COLLECTIONS.productShots],
      equal: ['user_id', 'original_image_url', 'scene_template'],
    },
    {
      collections: [COLLECTIONS.generatedImages],
      equal: ['user_id', 'original_image_id', 'made_by.enhancement_type'],
    },
    {
      collections: [COLLECTIONS.productShots, COLLECTIONS.portraitShots],
      equal: ['user_id', 'original_shot_id', 'made_by.enhancement_type'],
    },
  ],
  'src/firebase/documents/libraryFeed.ts': [
    {
      collections: LIBRARY,
      equal: ['user_id', 'is_favorite'],
      order: NEWEST_FIRST,
    },
    {
      collections: LIBRARY,
      equal: ['user_id', 'family_id'],
      order: [['created_at', 'ASCENDING']],
    },
    {
      collections: LIBRARY,
      equal: ['user_id'],
      range: 'trashed_at',
      order: [['trashed_at', 'DESCENDING'], BY_NAME],
    },
    { collections: LIBRARY, equal: ['user_id'], order: NEWEST_FIRST },
    {
      collections: LIBRARY,
      equal: ['user_id'],
      contains: 'words',
      order: NEWEST_FIRST,
    },
    {
      collections: LIBRARY,
      equal: ['user_id'],
      range: 'updated_at',
      order: [['updated_at', 'ASCENDING']],
    },
  ],
  'src/firebase/documents/creditHistory.ts': [
    {
      collections: [COLLECTIONS.creditsTransactions],
      equal: ['user_id'],
      order: [['created_at', 'DESCENDING']],
    },
    // Of some types only: `in` is as many equalities.
    {
      collections: [COLLECTIONS.creditsTransactions],
      equal: ['user_id', 'transaction_type'],
      order: [['created_at', 'DESCENDING']],
    },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['user_id', 'state'],
      range: 'created_at',
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'src/firebase/documents/jobs.ts': [
    { collections: [COLLECTIONS.generationJobs], equal: ['user_id', 'state'] },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['user_id'],
      range: 'ended_at',
      order: [['ended_at', 'DESCENDING']],
    },
  ],
  'src/firebase/documents/countItems.ts': [
    {
      collections: LIBRARY,
      equal: ['user_id'],
      range: 'created_at',
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'src/firebase/documents/videoRequests.ts': [
    { collections: [COLLECTIONS.videoRequests], equal: ['user_id'] },
    {
      collections: [COLLECTIONS.videoRequests],
      equal: ['user_id'],
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'functions/src/adapters/firestore/jobs/jobDocuments.ts': [
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['user_id', 'state'],
      order: [['created_at', 'ASCENDING']],
    },
  ],
  'functions/src/adapters/firestore/jobs/jobQueries.ts': [
    { collections: [COLLECTIONS.generationJobs], equal: ['has_leftovers'] },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      range: 'lease_expires_at',
      order: [['lease_expires_at', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state', 'user_id'],
      range: 'lease_expires_at',
      order: [['lease_expires_at', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      range: 'queued_at',
      order: [['queued_at', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state', 'user_id'],
      range: 'queued_at',
      order: [['queued_at', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      range: 'created_at',
      order: [['created_at', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.profiles],
      equal: [],
      range: 'jobs_waiting',
      order: [['jobs_waiting', 'ASCENDING']],
    },
    { collections: [COLLECTIONS.generationJobs], equal: [], range: 'input_expires_at' },
  ],
  'functions/src/adapters/firestore/jobs/jobCounters.ts': [
    {
      collections: [COLLECTIONS.profiles],
      equal: [],
      range: 'credits_held',
      order: [['credits_held', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.profiles],
      equal: [],
      range: 'jobs_running',
      order: [['jobs_running', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.profiles],
      equal: [],
      range: 'jobs_waiting',
      order: [['jobs_waiting', 'ASCENDING']],
    },
    { collections: [COLLECTIONS.generationJobs], equal: ['user_id', 'state'] },
  ],
  'functions/src/adapters/firestore/account/holdings.ts': [
    { collections: Object.values(COLLECTIONS), equal: ['user_id'] },
    { collections: [COLLECTIONS.generationJobs], equal: ['user_id', 'state'] },
    { collections: [COLLECTIONS.modelCosts], equal: [], range: '__name__' },
  ],
  'functions/src/adapters/auth/unbegun.ts': [
    { collections: Object.values(COLLECTIONS), equal: ['user_id'] },
  ],
  'functions/src/adapters/firestore/account/byAddress.ts': [
    {
      collections: [COLLECTIONS.contactMessages, COLLECTIONS.mailOutbox],
      equal: ['user_id', 'email_key'],
    },
    { collections: [COLLECTIONS.contactMessages], equal: ['user_id', 'email'] },
    { collections: [COLLECTIONS.mailOutbox], equal: ['user_id', 'to'] },
  ],
  'functions/src/adapters/firestore/account/closings.ts': [
    { collections: [COLLECTIONS.accountDeletions], equal: ['state'] },
    {
      collections: [COLLECTIONS.accountDeletions],
      equal: [],
      range: 'due_at',
      order: [['due_at', 'ASCENDING']],
    },
  ],
  'functions/src/adapters/firestore/notices/outbox.ts': [
    {
      collections: [COLLECTIONS.mailOutbox],
      equal: ['state'],
      range: 'due_at',
      order: [['due_at', 'ASCENDING']],
    },
  ],
  'functions/src/adapters/firestore/notices/pushDevices.ts': [
    { collections: [COLLECTIONS.pushDevices], equal: ['user_id'] },
    { collections: [COLLECTIONS.pushDevices], equal: ['endpoint_hash'] },
  ],
  'functions/src/adapters/firestore/account/exports.ts': [
    { collections: [COLLECTIONS.dataExports], equal: [], range: 'expires_at' },
    { collections: [COLLECTIONS.dataExports], equal: ['state'] },
  ],
  'functions/src/adapters/firestore/account/copies.ts': [
    {
      collections: Object.values(COLLECTIONS),
      equal: ['user_id'],
    },
    {
      collections: [...LIBRARY, COLLECTIONS.creditsTransactions],
      equal: ['user_id'],
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'src/firebase/documents/dataExports.ts': [
    { collections: [COLLECTIONS.dataExports], equal: ['user_id'] },
  ],
  'functions/src/adapters/firestore/library/countLibrary.ts': [
    { collections: LIBRARY, equal: ['user_id'] },
  ],
  'functions/src/adapters/firestore/library/libraryTrash.ts': [
    {
      collections: LIBRARY,
      equal: ['user_id'],
      range: 'trashed_at',
      order: [['trashed_at', 'DESCENDING']],
    },
    {
      collections: LIBRARY,
      equal: [],
      range: 'trashed_at',
      order: [['trashed_at', 'ASCENDING']],
    },
    {
      collections: LIBRARY,
      equal: [],
      range: 'refunded_at',
      order: [['refunded_at', 'ASCENDING']],
    },
    { collections: [COLLECTIONS.purgeTasks], equal: ['user_id'] },
  ],
  'functions/src/adapters/firestore/library/reports.ts': [
    { collections: [COLLECTIONS.generationJobs], equal: ['user_id', 'item_id'] },
    { collections: [COLLECTIONS.generationJobs], equal: ['user_id', 'state'] },
    { collections: LIBRARY, equal: ['user_id', 'original_image_id'] },
    { collections: LIBRARY, equal: ['user_id', 'original_shot_id'] },
    {
      collections: [COLLECTIONS.creditsTransactions],
      equal: ['user_id', 'transaction_type'],
      range: 'created_at',
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'functions/src/adapters/firestore/admin/readLists.ts': [
    {
      collections: [
        COLLECTIONS.generationJobs,
        COLLECTIONS.creditsTransactions,
        COLLECTIONS.pictureReports,
        COLLECTIONS.auditLog,
      ],
      equal: ['user_id'],
      order: NEWEST_FIRST,
    },
    {
      collections: [COLLECTIONS.pictureReports, COLLECTIONS.contactMessages, COLLECTIONS.auditLog],
      equal: [],
      order: NEWEST_FIRST,
    },
    { collections: [COLLECTIONS.contactMessages], equal: ['state'], order: NEWEST_FIRST },
    // Of some reasons only: `in` is as many equalities.
    {
      collections: [COLLECTIONS.pictureReports],
      equal: ['decision', 'kept'],
      order: NEWEST_FIRST,
    },
  ],
  'functions/src/adapters/firestore/admin/readQueue.ts': [
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      order: [['created_at', 'ASCENDING']],
    },
    // The failed ones: ordered in readLists.ts.
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'functions/src/adapters/firestore/admin/readMoney.ts': [
    { collections: [COLLECTIONS.modelCosts], equal: ['day'] },
  ],
  'functions/src/adapters/firestore/admin/readHealth.ts': [
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      range: 'created_at',
    },
    // Of some reasons only: `in` is as many equalities.
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state', 'failure'],
      range: 'created_at',
    },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      range: 'lease_expires_at',
    },
    { collections: [COLLECTIONS.accountDeletions], equal: [], range: 'due_at' },
    { collections: [COLLECTIONS.mailOutbox], equal: ['state'] },
    { collections: [COLLECTIONS.contactMessages], equal: ['state'] },
    {
      collections: [COLLECTIONS.stripeEvents],
      equal: [],
      order: [['created_at', 'DESCENDING']],
    },
  ],
  'functions/src/adapters/firestore/admin/readGauges.ts': [
    { collections: [COLLECTIONS.generationJobs], equal: ['state'], range: 'lease_expires_at' },
    {
      collections: [COLLECTIONS.generationJobs],
      equal: ['state'],
      order: [['queued_at', 'ASCENDING']],
    },
    {
      collections: [COLLECTIONS.profiles],
      equal: ['jobs_running', 'jobs_waiting'],
      range: 'credits_held',
    },
    { collections: [COLLECTIONS.profiles], equal: [], range: 'credits' },
    { collections: [COLLECTIONS.profiles], equal: [], range: 'credits_held' },
    { collections: [COLLECTIONS.accountDeletions], equal: [], range: 'due_at' },
    { collections: [COLLECTIONS.mailOutbox], equal: ['state'], range: 'created_at' },
  ],
  'functions/src/adapters/firestore/library/productPhotos.ts': [
    { collections: [COLLECTIONS.productShots], equal: ['user_id', 'product_image_id'] },
  ],
  'functions/src/adapters/firestore/billing/billing.ts': [
    { collections: [COLLECTIONS.billingCustomers], equal: ['customer_id'] },
    { collections: [COLLECTIONS.creditGrants], equal: ['user_id'] },
    {
      collections: [COLLECTIONS.billingCustomers],
      equal: [],
      range: 'next_check_at',
      order: [['next_check_at', 'ASCENDING']],
    },
  ],
};

/** Questions of screens whose files are still to come: their indexes take a while to be built. */
export const QUERIES_TO_COME: readonly QueryShape[] = [];
