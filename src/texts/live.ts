/** News of the people who run it; the words themselves are theirs. */
export const LIVE_TEXTS = {
  label: 'News',
  title: 'News from us',
  paused: 'No new pictures are taken for a while',
} as const;
