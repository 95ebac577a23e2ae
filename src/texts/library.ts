import { groupDigits } from '@lumashot/domain/groupDigits';
import type { LibraryType } from '@lumashot/domain/library/item';

/** Words of /dashboard/library: spec sections 2 and 8. */
export const LIBRARY_TEXTS = {
  title: 'Library',
  subtitle: 'All your generated content in one place',
  tabs: 'Kind of content',
  empty: { title: 'No content yet', description: 'Start creating to see your content here' },
  details: 'View Details',
  download: 'Download',
  loading: 'Loading…',
  failed: { title: 'Error', description: 'Failed to load your library' },
  /** Above the list, for as long as it lasts. */
  failedFor: {
    here: 'New pictures may be missing: the library could not be reached.',
    nothingHere: 'Your library could not be loaded. Nothing is lost.',
    retry: 'Try again',
  },
  signedOut: { title: 'Error', description: 'You must be logged in to view your library' },
} as const;

/** At the end of what the device holds of a list. */
export const MORE_TEXTS = {
  more: 'Show more',
  failed: 'Older pictures could not be loaded. Try again.',
  offline: (held: number, total: number | null): string =>
    total === null
      ? 'What is older is not on this device: it needs a network.'
      : `${groupDigits(held)} of ${groupDigits(total)} are on this device: the others need a network.`,
} as const;

/** The library's tabs, in their order. */
export const LIBRARY_TABS = [
  { id: 'all', label: 'All', type: null },
  { id: 'images', label: 'Images', type: 'text-to-image' },
  { id: 'videos', label: 'Videos', type: 'video' },
  { id: 'portraits', label: 'Portraits', type: 'portrait' },
  { id: 'products', label: 'Products', type: 'product' },
] as const satisfies readonly { id: string; label: string; type: LibraryType | null }[];

export type LibraryTabId = (typeof LIBRARY_TABS)[number]['id'];
