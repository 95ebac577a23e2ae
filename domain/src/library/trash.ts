const DAY_MS = 24 * 60 * 60_000;

/** How long a picture stays in the trash. */
export const TRASH_DAYS = 30;

/** Pictures that were trashed by then are due to be deleted for ever. */
export const purgeDueSince = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** When a picture that was trashed then is deleted for ever. */
export const purgeDueAt = (trashedAt: Date): Date =>
  new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS);

/** Whole days that are left, at least 0: what the trash shows under a picture. */
export const trashDaysLeft = (trashedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((purgeDueAt(trashedAt).getTime() - now.getTime()) / DAY_MS));
