import type { CallInput } from '@lumashot/domain/calls/calls';
import type { Result } from '@lumashot/domain/result';
import { sendWithPhotos } from '../photos/sendWithPhotos.ts';
import type { ShotCut } from './photoCuts.ts';

type SentCut = NonNullable<CallInput<'generateProductShot'>['cuts']>[number];

/** Brings the masks into the bucket, then asks with each photo's cut in its place. */
export async function sendWithMasks<Reply>(
  { uid, cuts }: { uid: string; cuts: readonly ShotCut[] },
  ask: (cuts: SentCut[]) => Promise<Result<Reply>>,
): Promise<Result<Reply>> {
  const masks = cuts.filter((cut) => typeof cut === 'object');
  if (masks.length === 0) return ask(cuts.every((cut) => cut === 'auto') ? [] : cuts.map(plain));
  return sendWithPhotos({ uid, photos: masks }, (paths) => {
    const pathOf = new Map(masks.map(({ uploadId }, at) => [uploadId, paths[at] ?? '']));
    return ask(
      cuts.map((cut) =>
        typeof cut === 'object' ? { maskPath: pathOf.get(cut.uploadId) ?? '' } : plain(cut),
      ),
    );
  });
}

/** A failed cut is refused before anything is sent. */
const plain = (cut: ShotCut): SentCut => (cut === 'whole' ? 'whole' : 'auto');
