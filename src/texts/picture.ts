/** Words of pictures wherever they are shown. */
export const PICTURE_TEXTS = {
  /** Stands where a picture should be. */
  failed: 'This picture could not be loaded',
  /** How much of the one over the other. */
  percent: (percent: number): string => `${percent} percent`,
} as const;
