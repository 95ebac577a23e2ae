import { gsUrlOf, resultPath, thumbnailPath } from '@lumashot/domain/paths';
import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnailOf.ts';

const key = { uid: 'mara', itemId: 'item_1', nameKey: 'k1' };
const inBucket = (path: string): string => gsUrlOf({ bucket: 'b.example', path });

it('finds the thumbnail of a result', () => {
  for (const extension of ['png', 'jpg'] as const) {
    expect(thumbnailOf(inBucket(resultPath({ ...key, extension })))).toBe(
      inBucket(thumbnailPath(key)),
    );
  }
});

it('leaves everything else as it is', () => {
  for (const path of ['uploads/mara/a.jpg', 'profile-photos/mara/1.png', thumbnailPath(key)]) {
    expect(thumbnailOf(inBucket(path))).toBe(inBucket(path));
  }
});
