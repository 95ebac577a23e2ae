import { SHAPE_IDS } from './catalog/shapes.ts';
import { z } from 'zod';
import { priceIdsSchema } from './billing/priceIds.ts';
import { picturesSettingSchema } from './imaging/pictureProviders.ts';
import { OPERATION_NAMES } from './operations/operations.ts';

const port = z.int().min(1).max(65_535);

/** What the pages carry for the app: the build checks it, and the app reads it. */
export const appConfigSchema = z.object({
  /** Where the app lives, for the addresses that search engines and link previews are given. */
  siteUrl: z.url(),
  firebase: z.object({
    apiKey: z.string().min(1),
    authDomain: z.string(),
    projectId: z.string().min(1),
    storageBucket: z.string().min(1),
    appId: z.string(),
  }),
  /** Null in production; the ports of the local emulators otherwise. */
  emulators: z
    .object({ host: z.string(), auth: port, firestore: port, storage: port, functions: port })
    .nullable(),
  /** What the functions sell: the same table as theirs. */
  priceIds: priceIdsSchema,
  /** Whether the functions sell packs of credits (`STRIPE_PACK_PRICE_IDS`). */
  packs: z.boolean().default(false),
  /** Who draws, as the functions' `PICTURES` says: named on the privacy page and in Settings. */
  pictures: z
    .string()
    .default('')
    .superRefine((text, context) => {
      for (const { message } of picturesSettingSchema.safeParse(text).error?.issues ?? []) {
        context.addIssue(message);
      }
    }),
  /** Operations that our own engine draws: what it cannot draw is said while people type. */
  previewEngine: z.array(z.enum(OPERATION_NAMES)).default([]),
  /** The functions' setting of this name: without it our own engine draws all until an address is confirmed. */
  hostedForUnconfirmed: z.boolean().default(false),
  /** The shapes besides the square that the configured models draw, by operation; ours are in embeddedShapes.ts. */
  modelShapes: z.partialRecord(z.enum(OPERATION_NAMES), z.array(z.enum(SHAPE_IDS))).default({}),
  /** The functions' `VAPID_PUBLIC_KEY`; null: no device is told anything. */
  pushKey: z.string().min(1).nullable().default(null),
  /** Of reCAPTCHA Enterprise; null: no App Check. */
  appCheckSiteKey: z.string().min(1).nullable().default(null),
});
export type AppConfig = z.infer<typeof appConfigSchema>;
