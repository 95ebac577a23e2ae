import { expect, it } from 'vitest';
import { usesProfilePhoto } from './usesProfilePhoto.ts';

const NOTHING_SAID = { chosen: null, hasPicked: false } as const;

it('begins with the photo of the profile where there is one, or may be', () => {
  expect(usesProfilePhoto({ ...NOTHING_SAID, profilePhotoUrl: 'gs://b/mara.jpg' })).toBe(true);
  expect(usesProfilePhoto({ ...NOTHING_SAID, profilePhotoUrl: undefined })).toBe(true);
});

it('begins with the place for another one where there is none', () => {
  expect(usesProfilePhoto({ ...NOTHING_SAID, profilePhotoUrl: null })).toBe(false);
});

it('does not put a picked photo aside when the profile gets one', () => {
  const picked = { ...NOTHING_SAID, hasPicked: true };
  expect(usesProfilePhoto({ ...picked, profilePhotoUrl: 'gs://b/mara.jpg' })).toBe(false);
});

it('is what somebody has chosen', () => {
  const none = { profilePhotoUrl: null, hasPicked: false };
  expect(usesProfilePhoto({ ...none, chosen: 'profile' })).toBe(true);
  const one = { profilePhotoUrl: 'gs://b/mara.jpg', hasPicked: false };
  expect(usesProfilePhoto({ ...one, chosen: 'upload' })).toBe(false);
});
