import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { encodeImage } from '#app/media/encodeImage.ts';
import { encodePhoto } from '#app/media/encodePhoto.ts';
import type { Photo } from '../photos/photoList.ts';
import type { ShotCut } from './photoCuts.ts';

interface Shot {
  readonly photos: readonly Photo[];
  /** In the photos' order; none where a hosted model needs none. */
  readonly cuts: readonly ShotCut[];
}

/**
 * Turns what somebody wants turned, photo and mask alike: whatever is made of them later stands as it was shown. One
 * by one, as they were read: five decoded photos at once are too much for a small phone.
 */
export async function turnShot<Input extends Shot>(input: Input): Promise<Result<Input>> {
  const [photos, cuts] = [[...input.photos], [...input.cuts]];
  try {
    for (const [at, cut] of cuts.entries()) {
      const photo = photos[at];
      if (typeof cut !== 'object' || cut.turn === null || photo === undefined) continue;
      const { degrees, photoId } = cut.turn;
      const turned = await encodePhoto(photo.photo, { degrees });
      photos[at] = { ...photo, uploadId: photoId, photo: turned.blob };
      const mask = await encodeImage(cut.photo, { type: 'image/png', degrees, ground: '#000000' });
      cuts[at] = { ...cut, photo: mask.blob, turn: null };
    }
  } catch (error) {
    console.error('A photo was not turned', error);
    return refuse({ reason: 'source-unreadable' });
  }
  return succeed({ ...input, photos, cuts });
}
