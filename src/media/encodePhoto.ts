import { encodeImage } from './encodeImage.ts';

/** A photo as it is sent: JPEG, upright, without metadata, large enough for every picture of it. */
export const encodePhoto = (photo: Blob): Promise<Blob> =>
  encodeImage(photo, { type: 'image/jpeg', quality: 0.9, longestSide: 2048 });
