import { encodeImage, type EncodedImage } from './encodeImage.ts';

/**
 * A photo as it is sent: JPEG, upright, without metadata, large enough for every picture of it; turned clockwise by
 * so many degrees where somebody wants it so.
 */
export const encodePhoto = (photo: Blob, { degrees = 0 } = {}): Promise<EncodedImage> =>
  encodeImage(photo, { type: 'image/jpeg', quality: 0.9, longestSide: 2048, degrees });
