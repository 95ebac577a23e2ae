import { videoRequestSchema } from '@lumashot/domain/library/videoRequest';
import {
  COLLECTIONS,
  gsUrlOf,
  keptMaskPath,
  keptSourcePath,
  MEDIA_URL_MAX_LENGTH,
  ownerOfUpload,
  profilePhotoPath,
  resultPath,
  STORAGE_PREFIXES,
  thumbnailPath,
  uploadPath,
  videoRequestId,
} from '@lumashot/domain/paths';
import { PHOTO_KINDS } from '@lumashot/domain/photos/photo';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { describe, expect, it } from 'vitest';
import { type Fields, Mark, SERVER_TIME } from './tools/matrix/fields.ts';
import { fieldsAfter } from './tools/matrix/firestore/attempt.ts';
import { firestoreCases } from './tools/matrix/firestore/cases.ts';
import { isPermitted } from './tools/matrix/firestore/judge.ts';
import { documentOf } from './tools/matrix/firestore/samples.ts';
import { storageCases } from './tools/matrix/storage/cases.ts';
import { isPermitted as isPermittedInStorage } from './tools/matrix/storage/judge.ts';

/** The policy, and with it the rules, is neither wider nor narrower than domain. */
const UID = '{me}';
const extensions = Object.values(PHOTO_KINDS).map(({ extension }) => extension);
const photos = extensions.flatMap((extension) => [
  profilePhotoPath({ uid: UID, timestampMs: 1_700_000_000_000, extension }),
  `${STORAGE_PREFIXES.profilePhotos}/${UID}/1700000000000.${extension}`,
]);
const uploads = extensions.map((extension) =>
  uploadPath({ uid: UID, uploadId: '0f8b6f0e-5c1d-4a57-9a3f-2b1f0d1c9e77', extension }),
);
const item = {
  uid: UID,
  itemId: 'B7xK2mQ9sT4vW1yZ6aCd',
  nameKey: '5c1d4a579a3f2b1f0d1c9e770f8b6f0e',
};
const results = [
  resultPath({ ...item, extension: 'png' }),
  resultPath({ ...item, extension: 'jpg' }),
  thumbnailPath(item),
  ...extensions.map((extension) => keptSourcePath({ ...item, extension })),
];
const masks = extensions.map((extension) => keptMaskPath({ ...item, extension }));
const urlOf = (path: string): string => gsUrlOf({ bucket: 'demo-lumashot.appspot.com', path });

describe.each([
  [COLLECTIONS.profiles, profileSchema],
  [COLLECTIONS.videoRequests, videoRequestSchema],
])('%s', (collection, schema) => {
  it('can be read after every write that is permitted', () => {
    const written = firestoreCases()
      .filter((one) => one.collection === collection && one.permitted)
      .map(fieldsAfter)
      .filter((fields) => fields !== null);
    expect(written.length).toBeGreaterThan(50);
    for (const fields of written) expect(schema.safeParse(asRead(fields)).error).toBeUndefined();
  });

  it('is far below what Firestore takes after every such write: the server writes beside it', () => {
    const sizes = firestoreCases()
      .filter((one) => one.collection === collection && one.permitted)
      .map((one) => JSON.stringify(fieldsAfter(one)).length);
    expect(Math.max(...sizes)).toBeLessThan(10_000);
  });
});

describe('paths that domain makes', () => {
  it.each(photos)('may be a profile photo: %s', (path) => {
    const fields = { profile_photo_url: urlOf(path), updated_at: SERVER_TIME };
    const before = documentOf(profileSchema);
    expect(isPermitted({ ...PROFILE, before, request: { kind: 'update', fields } })).toBe(true);
  });

  const mayBeSource = (path: string): boolean => mayBeSourceUrl(urlOf(path));
  const mayBeSourceUrl = (url: string): boolean => {
    const fields = {
      ...documentOf(videoRequestSchema),
      source_image_url: url,
      created_at: SERVER_TIME,
      updated_at: SERVER_TIME,
    };
    return isPermitted({ ...WISH, before: null, request: { kind: 'create', fields } });
  };

  it.each([...photos, ...uploads, ...results])('may be the source of a video: %s', (path) => {
    expect(mayBeSource(path)).toBe(true);
  });

  it('fit into the length that is taken, however long bucket, user id and name are', () => {
    const longest = gsUrlOf({
      bucket: 'b'.repeat(222),
      path: `${STORAGE_PREFIXES.profilePhotos}/${'u'.repeat(128)}/${'n'.repeat(80)}.webp`,
    });
    expect(longest.length).toBeLessThanOrEqual(MEDIA_URL_MAX_LENGTH);
    const filledTo = (length: number): string =>
      urlOf(`${STORAGE_PREFIXES.uploads}/${UID}/{to ${length}}.jpg`);
    expect(mayBeSourceUrl(filledTo(MEDIA_URL_MAX_LENGTH))).toBe(true);
    expect(mayBeSourceUrl(filledTo(MEDIA_URL_MAX_LENGTH + 1))).toBe(false);
  });

  it.each(masks)('is no picture, and no source of a video: %s', (path) => {
    expect(mayBeSource(path)).toBe(false);
  });

  it.each([...photos, ...uploads])('may be uploaded: %s', (path) => {
    const upload = { contentType: 'image/png', size: 1, metadata: {} };
    const request = { kind: 'create', upload } as const;
    const attempt = { what: 'upload', actor: 'owner', path, before: null, request } as const;
    expect(isPermittedInStorage(attempt)).toBe(true);
  });
});

it('takes no upload that functions would not find', () => {
  const taken = storageCases()
    .filter(({ path, request, permitted }) => {
      return permitted && request.kind === 'create' && path.startsWith(STORAGE_PREFIXES.uploads);
    })
    .map(({ path }) => path.replace(UID, 'me'));
  expect(taken.length).toBeGreaterThan(20);
  for (const path of taken) expect(ownerOfUpload(path)).toBe('me');
});

const WISH = {
  what: 'from domain',
  actor: 'owner',
  collection: COLLECTIONS.videoRequests,
  id: videoRequestId({ uid: UID, number: 0 }),
} as const;
const PROFILE = { ...WISH, id: UID, collection: COLLECTIONS.profiles } as const;

const asRead = (fields: Fields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field instanceof Mark ? new Date('2026-06-01T12:00:00Z') : field,
    ]),
  );
