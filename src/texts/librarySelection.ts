import { picturesLabel } from './picturesLabel.ts';
import { groupDigits } from '@lumashot/domain/groupDigits';

/** Words of picking several pictures, and of what can be done with them. */
export const SELECTION_TEXTS = {
  select: (name: string): string => `Select: ${name}`,
  bar: 'Selected pictures',
  selected: (count: number): string => `${groupDigits(count)} selected`,
  cancel: 'Cancel',
  download: 'Download',
  selectAll: (count: number | null): string =>
    count === null ? 'Select all' : `Select all ${groupDigits(count)}`,
  loadsMore: (count: number): string => `This loads ${groupDigits(count)} more pictures.`,
  loadingMore: 'Loading…',
  loadFailed: 'Not all of them could be loaded. Please try again.',
} as const;

/** Words of a zip of many pictures. */
export const ZIP_TEXTS = {
  /** Among the kinds of files, where a place for it is chosen. */
  kind: 'Zip',
  packing: (done: number, total: number): string =>
    `Packing ${groupDigits(done)} of ${groupDigits(total)}`,
  cancel: 'Cancel',
  cancelled: { title: 'Cancelled', description: 'Nothing more is saved.' },
  saved: (saved: number, total: number) =>
    saved === total
      ? { title: `${picturesLabel(saved)} saved` }
      : {
          title: `${groupDigits(saved)} of ${picturesLabel(total)} saved`,
          description: `${total - saved === 1 ? 'One' : groupDigits(total - saved)} could not be read: see missing.txt in the file.`,
        },
  tooMany: (most: number) => ({
    title: `Up to ${groupDigits(most)} pictures at a time`,
    description: 'Please select fewer of them.',
  }),
  missing: 'These pictures could not be read. They are still in your library.',
} as const;
