import { COLLECTIONS } from '@lumashot/domain/paths';

/**
 * Who may do what, told once more and apart from firestore.rules: the tests compare the two. What is
 * not said is denied: a collection without an entry, an operation without a field, a field without
 * a rule.
 */
export interface CollectionPolicy {
  /** What makes somebody the owner of a document. */
  readonly owner: 'document id' | 'user_id';
  readonly ownerMay: readonly ('get' | 'list')[];
  /** Names of the documents the owner creates: a number from 0 below this, `_`, and the own uid. */
  readonly numberedBelow?: number;
  /** Nothing is changed while this field holds a time. */
  readonly stoppedBy?: string;
  /** Fields of a document the owner creates: all of them, and no others. */
  readonly creates?: FieldPolicies;
  /** Fields the owner changes; the others stay as they are. */
  readonly changes?: FieldPolicies;
}

/** No kind of text is without its length: what owners may write must leave the server room beside it. */
export type FieldPolicies = Readonly<Record<string, FieldPolicy>>;
export type FieldPolicy =
  | { readonly is: 'own uid' }
  /** Also when nothing else changes. */
  | { readonly is: 'time of the write' }
  | { readonly is: 'time of its own write' }
  | { readonly is: 'boolean' }
  | { readonly is: 'only set to true' }
  | { readonly is: 'one of'; readonly values: readonly (string | number)[] }
  | { readonly is: 'text or null'; readonly longest: number }
  | {
      readonly is: 'own object';
      readonly orNull?: true;
      readonly longest: number;
      readonly below: readonly string[];
      /** Of the object, without its folders. */
      readonly name: RegExp;
    };

const OWNER_READS: CollectionPolicy = { owner: 'user_id', ownerMay: ['get', 'list'] };

export const FIRESTORE_POLICY: Readonly<Record<string, CollectionPolicy>> = {
  [COLLECTIONS.generatedImages]: OWNER_READS,
  [COLLECTIONS.generatedVideos]: OWNER_READS,
  [COLLECTIONS.productShots]: OWNER_READS,
  [COLLECTIONS.productImages]: OWNER_READS,
  [COLLECTIONS.portraitShots]: OWNER_READS,
  [COLLECTIONS.creditsTransactions]: OWNER_READS,
  [COLLECTIONS.generationJobs]: OWNER_READS,
  [COLLECTIONS.libraryChanges]: OWNER_READS,
  [COLLECTIONS.generationGroups]: OWNER_READS,
  [COLLECTIONS.dataExports]: OWNER_READS,

  [COLLECTIONS.profiles]: {
    owner: 'document id',
    ownerMay: ['get'],
    stoppedBy: 'suspended_at',
    changes: {
      profile_photo_url: {
        is: 'own object',
        orNull: true,
        longest: 500,
        below: ['profile-photos'],
        name: /^[A-Za-z0-9-]+\.(?:jpg|png|webp)$/,
      },
      has_completed_onboarding: { is: 'only set to true' },
      email_notifications: { is: 'boolean' },
      credits_notifications: { is: 'boolean' },
      seen_at: { is: 'time of its own write' },
      updated_at: { is: 'time of the write' },
    },
  },

  [COLLECTIONS.videoRequests]: {
    ...OWNER_READS,
    numberedBelow: 100,
    creates: {
      user_id: { is: 'own uid' },
      source_image_url: {
        is: 'own object',
        longest: 500,
        below: ['results', 'uploads', 'profile-photos'],
        name: /^[A-Za-z0-9_-]+(?:\.thumb|\.source)?\.(?:jpg|png|webp)$/,
      },
      video_style: {
        is: 'one of',
        values: ['product-ad', 'lifestyle', 'social-media', 'tutorial', 'testimonial'],
      },
      duration: { is: 'one of', values: [6, 12, 30] },
      custom_prompt: { is: 'text or null', longest: 2_000 },
      created_at: { is: 'time of the write' },
      updated_at: { is: 'time of the write' },
    },
  },
};
