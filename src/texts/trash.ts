import { picturesLabel } from './picturesLabel.ts';

/** Words of the trash. */
export const TRASH_TEXTS = {
  title: 'Trash',
  lead: 'Pictures stay here for 30 days, then they are deleted for ever.',
  back: 'Back to the library',
  empty: 'The trash is empty',
  moved: (count: number): string =>
    count === 1 ? 'Moved to trash' : `${picturesLabel(count)} moved to trash`,
  movedLead: 'They stay there for 30 days.',
  movedLeadOne: 'It stays there for 30 days.',
  undo: 'Undo',
  daysLeft: (days: number): string => (days === 1 ? '1 day left' : `${days} days left`),
  restore: 'Restore',
  restored: (count: number): string =>
    count === 1 ? 'Picture restored' : `${picturesLabel(count)} restored`,
  purge: 'Delete for ever',
  emptyIt: 'Empty trash',
  confirm: (count: number): string => `Delete ${picturesLabel(count)} for ever?`,
  confirmLead: 'This cannot be undone. Credits are not given back.',
  keep: 'Keep them',
  keepOne: 'Keep it',
  purging: 'Deleting…',
  purged: (count: number): string => `${picturesLabel(count)} deleted for ever`,
  nonePurged: {
    title: 'Nothing was left to delete',
    description: 'It was deleted or restored on another device before.',
  },
  refunded: 'Refunded: it cannot be restored.',
  refundedLeft: (left: string): string => `Refunded · ${left}`,
} as const;
