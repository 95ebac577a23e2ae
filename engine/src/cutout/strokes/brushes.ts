/** Radii of the brushes, as shares of the photo's longer side. The fine one is for details as small as a fingertip. */
export const BRUSHES = { normal: 0.018, fine: 0.007 } as const;

/** From this radius on a stroke marks a whole part, which is found as far as it goes; below, only what is near the stroke changes. */
export const WIDE = 0.012;
