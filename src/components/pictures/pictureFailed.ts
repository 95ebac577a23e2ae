/** Stands where a picture should be. */
export const PICTURE_FAILED = 'This picture could not be loaded';
