export const DOWNLOAD_TEXTS = {
  success: { title: 'Success', description: 'Download started' },
  failure: { title: 'Error', description: 'Failed to download file' },
} as const;
