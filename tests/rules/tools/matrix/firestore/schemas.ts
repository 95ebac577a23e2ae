import { auditRowSchema } from '@lumashot/domain/admin/audit';
import { liveDocumentSchema } from '@lumashot/domain/admin/live';
import { accountDeletionSchema } from '@lumashot/domain/account/deletion';
import { pushDeviceSchema } from '@lumashot/domain/account/pushDevice';
import { outboxSchema } from '@lumashot/domain/account/outbox';
import { dataExportSchema } from '@lumashot/domain/account/dataExport';
import {
  billingCustomerSchema,
  creditGrantSchema,
  stripeEventSchema,
} from '@lumashot/domain/billing/subscription';
import { packGrantSchema } from '@lumashot/domain/billing/packPurchase';
import { contactMessageSchema } from '@lumashot/domain/calls/contact';
import { ledgerRowSchema } from '@lumashot/domain/credits/ledger';
import { generationGroupSchema } from '@lumashot/domain/jobs/group';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { libraryChangeSchema } from '@lumashot/domain/library/changes';
import {
  generatedImageSchema,
  generatedVideoSchema,
  portraitShotSchema,
  productImageSchema,
  productShotSchema,
} from '@lumashot/domain/library/item';
import { videoRequestSchema } from '@lumashot/domain/library/videoRequest';
import type { COLLECTIONS } from '@lumashot/domain/paths';
import { pictureReportSchema } from '@lumashot/domain/reports/report';
import { uploadPassSchema } from '@lumashot/domain/photos/uploadPass';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { z } from 'zod';

/** Known to the server alone, so domain has no schema: what a client might try to write there. */
const serverRecordSchema = z.object({
  user_id: z.string(),
  count: z.int(),
  created_at: z.date(),
  updated_at: z.date(),
});

/** The shapes of each collection's documents. A collection that is missing here does not compile. */
export const SCHEMAS: Readonly<
  Record<keyof typeof COLLECTIONS, readonly [z.ZodObject, ...z.ZodObject[]]>
> = {
  profiles: [profileSchema],
  generatedImages: [generatedImageSchema],
  generatedVideos: [generatedVideoSchema],
  productShots: [productShotSchema],
  productImages: [productImageSchema],
  portraitShots: [portraitShotSchema],
  videoRequests: [videoRequestSchema],
  creditsTransactions: [ledgerRowSchema],
  generationJobs: [jobSchema.options[0], ...jobSchema.options.slice(1)],
  usedTrials: [serverRecordSchema],
  billingCustomers: [billingCustomerSchema],
  creditGrants: [creditGrantSchema, packGrantSchema],
  stripeEvents: [stripeEventSchema],
  contactMessages: [contactMessageSchema],
  rateLimits: [serverRecordSchema],
  uploadPasses: [uploadPassSchema],
  libraryChanges: [libraryChangeSchema],
  purgeTasks: [serverRecordSchema],
  generationGroups: [generationGroupSchema],
  pushDevices: [pushDeviceSchema],
  mailOutbox: [outboxSchema],
  dataExports: [dataExportSchema],
  accountDeletions: [accountDeletionSchema],
  pictureReports: [pictureReportSchema],
  modelCosts: [serverRecordSchema],
  modelCostDays: [serverRecordSchema],
  opsMigrations: [serverRecordSchema],
  auditLog: [auditRowSchema],
  config: [liveDocumentSchema],
};

/** Of every collection. */
export const ALL_FIELD_NAMES: readonly string[] = [
  ...new Set(
    Object.values(SCHEMAS)
      .flat()
      .flatMap(({ shape }) => Object.keys(shape)),
  ),
];
