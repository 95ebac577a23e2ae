/**
 * Credits an operation costs. Only portraits cost differently by what is chosen. Each definition
 * refers to its price here: public pages quote prices, and must load no schemas for it.
 */
export const CREDIT_COSTS = {
  textImage: 1,
  productShot: 2,
  productEdit: 1,
  cutOut: 1,
  enhancement: 1,
  /** A board of six panels. */
  storyboard: 2,
} as const;

/** Credits a portrait costs, by how much of the person is in the picture. */
export const PORTRAIT_COSTS = { 'face-only': 2, 'upper-body': 3, 'full-body': 4 } as const;

export type PortraitFraming = keyof typeof PORTRAIT_COSTS;

/** From the closest to the widest. */
export const PORTRAIT_FRAMINGS = [
  'face-only',
  'upper-body',
  'full-body',
] as const satisfies readonly PortraitFraming[];

/** Estimates shown while video is coming soon: nothing is ever charged by them. */
export const VIDEO_COST_ESTIMATES = {
  /** A clip of 6 seconds. */
  textToVideo: 10,
  photosToVideo: 8,
  /** The whole way, the board included. */
  storyboardToVideo: 12,
} as const;
