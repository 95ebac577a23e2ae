import { describe, expect, it } from 'vitest';
import {
  gsUrlOf,
  jobIdOf,
  mayBeJobOf,
  parseGsUrl,
  profilePhotoPath,
  resultPath,
  settingsPhotoPath,
  thumbnailPath,
  uploadIdIn,
  uploadPath,
} from './paths.ts';

describe('storage paths', () => {
  it('stand below the folder of their owner', () => {
    const key = { uid: 'u1', itemId: 'i1', nameKey: 'k1' };
    expect(resultPath({ ...key, extension: 'png' })).toBe('results/u1/i1_k1.png');
    expect(thumbnailPath(key)).toBe('results/u1/i1_k1.thumb.webp');
    expect(profilePhotoPath({ uid: 'u1', timestampMs: 5, extension: 'jpg' })).toBe(
      'profile-photos/u1/profile-5.jpg',
    );
    expect(settingsPhotoPath({ uid: 'u1', timestampMs: 5, extension: 'jpg' })).toBe(
      'profile-photos/u1/5.jpg',
    );
  });
});

it('the id of a job tells whose it may be', () => {
  const ids = [0, 3].map((index) => jobIdOf({ uid: 'u1', requestId: 'r1', index }));
  expect(ids).toEqual(['u1_r1', 'u1_r1_3']);
  expect(ids.map((jobId) => mayBeJobOf({ uid: 'u1', jobId }))).toEqual([true, true]);
  expect(ids.map((jobId) => mayBeJobOf({ uid: 'u', jobId }))).toEqual([false, false]);
});

describe('gs:// URLs', () => {
  it('come back as they went', () => {
    const object = { bucket: 'b.appspot.com', path: 'results/u1/i1.png' };
    expect(parseGsUrl(gsUrlOf(object))).toEqual(object);
  });

  it.each(['https://example.com/a.png', 'gs://bucket', 'gs://bucket/', '', 'javascript:alert(1)'])(
    'are not %j',
    (url) => {
      expect(parseGsUrl(url)).toBeNull();
    },
  );
});

it('tells by which id an upload was sent, and of nothing else', () => {
  const path = uploadPath({ uid: 'mara', uploadId: 'one-2', extension: 'webp' });
  expect(uploadIdIn(path)).toBe('one-2');
  for (const other of ['results/mara/one.jpg', 'uploads/../one.jpg', 'uploads/mara/one.gif'])
    expect(uploadIdIn(other)).toBeNull();
});
