import { STORAGE_PREFIXES } from '@lumashot/domain/paths';
import { PHOTO_KINDS, PHOTO_MAX_BYTES } from '@lumashot/domain/photos/photo';
import { type ActorName, EVERYBODY, OWNERS } from '../people.ts';
import type { Attempt, Pass, Request, StoredObject } from './attempt.ts';
import { isPermitted } from './judge.ts';

export interface Case extends Attempt {
  /** By the policy. */
  readonly permitted: boolean;
}

/** Actor x operation x path x what is uploaded, each with its verdict. */
export const storageCases = (): readonly Case[] =>
  [
    ...everyOperation(),
    ...everyName(),
    ...everyUpload(),
    ...everyPass(),
    ...ofOthers(),
    ...elsewhere(),
  ].map((attempt) => ({ ...attempt, permitted: isPermitted(attempt) }));

const PHOTO: StoredObject = { contentType: 'image/jpeg', size: 64, metadata: {} };
/** Where users have folders, and a folder that is none. */
const FOLDERS = Object.values(STORAGE_PREFIXES);
/** Fits the names of every prefix. */
const NAME = '1700000000000.jpg';

const upload = (what: string, path: string, photo: Partial<StoredObject> = {}): Attempt => ({
  what,
  actor: 'owner',
  path,
  before: null,
  request: { kind: 'create', upload: { ...PHOTO, ...photo } },
});

const OPERATIONS: Readonly<Record<string, { before: StoredObject | null; request: Request }>> = {
  'one that is there': { before: PHOTO, request: { kind: 'get' } },
  'one that is not there': { before: null, request: { kind: 'get' } },
  'a new one': { before: null, request: { kind: 'create', upload: PHOTO } },
  'over one that is there': { before: PHOTO, request: { kind: 'create', upload: PHOTO } },
  'over one of the server': {
    before: { ...PHOTO, metadata: { cleaned: 'true' } },
    request: { kind: 'create', upload: PHOTO },
  },
  'another label': { before: PHOTO, request: { kind: 'update', metadata: { title: 'x' } } },
  'the mark of the server': {
    before: PHOTO,
    request: { kind: 'update', metadata: { cleaned: 'true' } },
  },
  'one out of the way': { before: PHOTO, request: { kind: 'delete' } },
};

/** Every operation in every folder, by everybody. */
const everyOperation = (): Attempt[] =>
  FOLDERS.flatMap((prefix) =>
    EVERYBODY.flatMap((actor) => [
      ...Object.entries(OPERATIONS).flatMap(([what, { before, request }]) =>
        [NAME, 'profile-1.png', 'item.thumb.webp'].map((name) => ({
          what,
          actor,
          path: `${prefix}/{me}/${name}`,
          before,
          request,
        })),
      ),
      ...lists(actor, prefix),
    ]),
  );

const lists = (actor: ActorName, prefix: string): Attempt[] =>
  ['', '/{me}', '/{me}/sub'].map((folder) => ({
    what: 'what is there',
    actor,
    path: `${prefix}${folder}`,
    before: null,
    request: { kind: 'list' },
  }));

const NAMES = [
  ...Object.values(PHOTO_KINDS).flatMap(({ extension }) => [
    `0.${extension}`,
    `1700000000000.${extension}`,
    `profile-1.${extension}`,
    `profile-1700000000000.${extension}`,
    `a.${extension}`,
    `0f8b6f0e-5c1d-4a57-9a3f-2b1f0d1c9e77.${extension}`,
    `${'a_-9'.repeat(20)}.${extension}`,
  ]),
  `${'a'.repeat(81)}.jpg`,
  '.jpg',
  'profile-.jpg',
  'Profile-1.jpg',
  'profile-profile-1.jpg',
  'portrait-1.jpg',
  'profile_1.jpg',
  '1.2.jpg',
  '-1.jpg',
  '1.jpeg',
  '1.gif',
  '1.svg',
  '1.svg.jpg',
  '1.jpg.svg',
  '1.JPG',
  '1xjpg',
  '1jpg',
  '1.',
  '1',
  '1..jpg',
  '1.jpg ',
  ' 1.jpg',
  '1 1.jpg',
  'é.jpg',
  '1;.jpg',
  'a.b.jpg',
  '1!jpg',
  '1.~',
  '~1.jpg',
  'sub/1.jpg',
  'sub/deep/1.jpg',
];

const everyName = (): Attempt[] =>
  FOLDERS.flatMap((prefix) =>
    NAMES.flatMap((name) => {
      const path = `${prefix}/{me}/${name}`;
      const get = { what: 'name', actor: 'owner', path, before: PHOTO } as const;
      return [upload('name', path), { ...get, request: { kind: 'get' } }];
    }),
  );

const TYPES = [
  ...Object.keys(PHOTO_KINDS),
  'image/svg+xml',
  'image/gif',
  'image/jpg',
  'image/heic',
  'image/JPEG',
  'image/*',
  'ximage/jpeg',
  'image/pngx',
  'text/html',
  'text/plain',
  'application/pdf',
  'application/octet-stream',
  'video/mp4',
];
const SIZES = [0, 1, 2, 1_000, PHOTO_MAX_BYTES - 1, PHOTO_MAX_BYTES, PHOTO_MAX_BYTES + 1];
const METADATA: readonly StoredObject['metadata'][] = [
  {},
  { title: 'me' },
  { cleaned: 'true' },
  { cleaned: 'false' },
  { cleaned: '' },
  { title: 'me', cleaned: 'true' },
  { Cleaned: 'true' },
  { cleanedx: 'true' },
];

const ENCODINGS = ['gzip', 'br', 'deflate', 'compress', 'identity', 'Identity', 'identity, gzip'];

/** What is uploaded, for every owner and every kind of photo. */
const everyUpload = (): Attempt[] =>
  FOLDERS.flatMap((prefix) => {
    const path = `${prefix}/{me}/${NAME}`;
    return [
      ...OWNERS.flatMap((actor) =>
        TYPES.flatMap((contentType) =>
          [{}, { title: 'me' }].map((metadata) => ({
            ...upload(contentType, path, { contentType, metadata }),
            actor,
          })),
        ),
      ),
      ...SIZES.map((size) => upload(`${size} bytes`, path, { size })),
      ...ENCODINGS.map((contentEncoding) => upload(contentEncoding, path, { contentEncoding })),
      ...METADATA.map((metadata) => upload(Object.keys(metadata).join(', '), path, { metadata })),
    ];
  });

const minute = (paths: readonly string[]): Pass => ({ paths, secondsLeft: 60 });

/** Passes that are missing, over, or for something else. */
const everyPass = (): Attempt[] =>
  FOLDERS.flatMap((prefix) => {
    const path = `${prefix}/{me}/${NAME}`;
    const passes: Readonly<Record<string, Pass | null>> = {
      'no pass': null,
      'an empty pass': minute([]),
      'a pass that is over': { paths: [path], secondsLeft: -60 },
      'a pass that ends now': { paths: [path], secondsLeft: 0 },
      'a pass for several': minute([`${prefix}/{me}/1.jpg`, path, `${prefix}/{me}/2.jpg`]),
      'a pass for another name': minute([`${prefix}/{me}/1.jpg`]),
      'a pass for the name alone': minute([NAME]),
      'a pass for another folder': minute(
        FOLDERS.filter((other) => other !== prefix).map((other) => `${other}/{me}/${NAME}`),
      ),
      'a pass for the folder of another': minute([`${prefix}/{other}/${NAME}`]),
    };
    return Object.entries(passes).map(([what, pass]) => ({ ...upload(what, path), pass }));
  });

/** Folders of others, and what only looks like the own one. */
const ofOthers = (): Attempt[] =>
  FOLDERS.flatMap((prefix) =>
    ['{other}', '{me}x', 'x{me}', ' {me}', '..'].flatMap((folder) => {
      const path = `${prefix}/${folder}/${NAME}`;
      const get = { what: 'of another', actor: 'owner', path, before: PHOTO } as const;
      return [upload('to another', path), { ...get, request: { kind: 'get' } }];
    }),
  );

const PLACES = [
  '1.jpg',
  '{me}/1.jpg',
  'profile-photos/1.jpg',
  'uploads/1.jpg',
  'results/1.jpg',
  'Uploads/{me}/1.jpg',
  'upload/{me}/1.jpg',
  'downloads/{me}/1.jpg',
  'public/1.jpg',
  'x/uploads/{me}/1.jpg',
  'x/o/results/{me}/1.jpg',
  'results/{me}/sub/1.jpg',
];

/** Where no folder is. */
const elsewhere = (): Attempt[] =>
  EVERYBODY.flatMap((actor) =>
    PLACES.flatMap((path) =>
      Object.entries(OPERATIONS)
        .filter(([what]) => !what.startsWith('over'))
        .map(([what, { before, request }]) => ({ what, actor, path, before, request })),
    ),
  );
