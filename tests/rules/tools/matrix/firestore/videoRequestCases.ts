import { COLLECTIONS } from '@lumashot/domain/paths';
import { VIDEO_DURATIONS } from '@lumashot/domain/catalog/videoDurations';
import { VIDEO_STYLE_IDS } from '@lumashot/domain/catalog/videoStyles';
import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import { type Field, type Fields, float, SERVER_TIME } from '../fields.ts';
import { type ActorName, EVERYBODY } from '../people.ts';
import type { Attempt } from './attempt.ts';
import { MEDIA_URLS } from './mediaUrls.ts';
import { ALL_KINDS } from './samples.ts';
import { ALL_FIELD_NAMES } from './schemas.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');

const WISH: Fields = {
  user_id: '{me}',
  source_image_url: 'gs://bucket.example/results/{me}/item.png',
  video_style: 'product-ad',
  duration: 12,
  custom_prompt: null,
  created_at: SERVER_TIME,
  updated_at: SERVER_TIME,
};

const create = (
  what: string,
  fields: Fields,
  actor: ActorName = 'owner',
  id = '0_{me}',
): Attempt => ({
  what,
  actor,
  collection: COLLECTIONS.videoRequests,
  id,
  before: null,
  request: { kind: 'create', fields },
});

/** The one kind of document that clients create. */
export const videoRequestCases = (): Attempt[] => [
  ...EVERYBODY.map((actor) => create('a wish of {me}', WISH, actor)),
  ...wishes(),
  ...overOneThatIsThere(),
  ...IDS.map((id) => create(`as ${id}`, WISH, 'owner', id)),
  ...Object.entries(ODD_VALUES).flatMap(([name, values]) =>
    [...ALL_KINDS, ...values].map((value) => create(`${name} odd`, { ...WISH, [name]: value })),
  ),
  ...MEDIA_URLS.map((url) => create('source', { ...WISH, source_image_url: url })),
  ...otherKeys(),
];

/** Numbers up to a hundred, and what only looks like one of them. */
const IDS = [
  ...[0, 1, 9, 10, 11, 90, 99].map((number) => `${number}_{me}`),
  ...['100', '00', '01', '-1', '1.0', '1e1', 'x', '', ' 1', '1 ', '9999'].map(
    (number) => `${number}_{me}`,
  ),
  '{me}',
  '_{me}',
  '1{me}',
  '1-{me}',
  '1__{me}',
  '1_1_{me}',
  '1_{me}x',
  '1_x{me}',
  '1_{other}',
  '1_{lookalike}',
  '1_',
];

const PROMPTS: readonly Field[] = [
  null,
  'x',
  ' ',
  'x'.repeat(PROMPT_MAX_LENGTH),
  // Two units each, in the rules as in JavaScript.
  '🎬'.repeat(PROMPT_MAX_LENGTH / 2),
];

/** Every style in every duration, with every kind of prompt. */
const wishes = (): Attempt[] =>
  VIDEO_STYLE_IDS.flatMap((video_style) =>
    VIDEO_DURATIONS.flatMap((duration) =>
      PROMPTS.map((custom_prompt) =>
        create('a whole wish', { ...WISH, video_style, duration, custom_prompt }),
      ),
    ),
  );

/** A wish is written once. */
const overOneThatIsThere = (): Attempt[] =>
  EVERYBODY.flatMap((actor) =>
    (['replace', 'update', 'delete', 'get'] as const).map((kind) => ({
      what: 'over one that is there',
      actor,
      collection: COLLECTIONS.videoRequests,
      id: '0_{me}',
      before: { ...WISH, duration: 6, created_at: LONG_AGO, updated_at: LONG_AGO },
      request: kind === 'replace' || kind === 'update' ? { kind, fields: WISH } : { kind },
    })),
  );

/** Besides values of every kind, which each field gets. */
const ODD_VALUES: Readonly<Record<keyof typeof WISH, readonly Field[]>> = {
  user_id: ['{lookalike}'],
  source_image_url: [],
  video_style: [...VIDEO_STYLE_IDS, 'Product-ad', 'product-ad ', 'product_ad'],
  duration: [5, 6, 7, 11, 12, 13, 29, 30, 31, '6', float(6), float(6.5)],
  custom_prompt: [
    '',
    'x'.repeat(PROMPT_MAX_LENGTH + 1),
    `${'🎬'.repeat(PROMPT_MAX_LENGTH / 2)}x`,
    { size: 'x' },
    new Uint8Array(3),
  ],
  created_at: [],
  updated_at: [],
};

/** Each key left out, and keys of their own. */
const otherKeys = (): Attempt[] => [
  ...Object.keys(WISH).map((name) =>
    create(
      `without ${name}`,
      Object.fromEntries(Object.entries(WISH).filter(([key]) => key !== name)),
    ),
  ),
  ...[...ALL_FIELD_NAMES, 'id', 'User_id']
    .filter((name) => !(name in WISH))
    .map((name) => create(`with ${name}`, { ...WISH, [name]: 1 })),
];
