/** Lengths a video may be requested in, in seconds: spec section 9. */
export const VIDEO_DURATIONS = [6, 12, 30] as const;

export const DEFAULT_VIDEO_DURATION: (typeof VIDEO_DURATIONS)[number] = 12;
