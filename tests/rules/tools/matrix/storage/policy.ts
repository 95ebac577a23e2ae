/**
 * Who may do what in Storage, told once more and apart from storage.rules. Below each prefix stands
 * a folder a user. What is not said is denied: nobody lists, relabels, replaces or deletes.
 */
export interface PrefixPolicy {
  readonly ownerGets: true;
  /** How new objects of the owner are called; absent: the server makes them. */
  readonly ownerCreates?: RegExp;
}

export const STORAGE_POLICY: Readonly<Record<string, PrefixPolicy>> = {
  'profile-photos': { ownerGets: true, ownerCreates: /^(?:profile-)?[0-9]+\.(?:jpg|png|webp)$/ },
  uploads: { ownerGets: true, ownerCreates: /^[A-Za-z0-9_-]{1,80}\.(?:jpg|png|webp)$/ },
  results: { ownerGets: true },
  exports: { ownerGets: true },
};

/** What counts as a photo wherever one is uploaded. */
export const UPLOAD_POLICY = {
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
  smallest: 1,
  largest: 10_485_760,
  /** Set by the server alone. */
  reservedMetadata: ['cleaned'],
} as const;
