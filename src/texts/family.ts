/** In the details of a picture: where it came from, and what became of it. */
export const FAMILY_TEXTS = {
  region: 'How it came to be',
  frame: (number: string, caption: string): string => `Frame ${number}: ${caption}`,
  trashed: 'in the trash',
  deleted: 'Deleted',
  deletedFrame: (number: string): string => `Frame ${number}: deleted`,
  onlyHere: 'There may be more: only what this device holds is shown.',
  compare: 'Compare',
  before: 'Before',
  after: 'After',
  slider: 'How much of the picture after is shown',
  photo: 'Your photo',
  choice: (number: string): string => `Frame ${number}`,
} as const;
