/** Words of /dashboard/library: spec sections 2 and 8. */
export const LIBRARY_TEXTS = {
  title: 'Library',
  subtitle: 'All your generated content in one place',
  empty: { title: 'No content yet', description: 'Start creating to see your content here' },
  failed: { title: 'Error', description: 'Failed to load your library' },
  signedOut: { title: 'Error', description: 'You must be logged in to view your library' },
} as const;
