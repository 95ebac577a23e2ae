/** A picture as large as the window, or as it is. */
export const ZOOM_TEXTS = {
  open: 'Zoom',
  title: (picture: string): string => `Zoom: ${picture}`,
  view: 'Picture',
  actual: 'Actual size',
  fit: 'Fit to window',
  close: 'Close',
} as const;
