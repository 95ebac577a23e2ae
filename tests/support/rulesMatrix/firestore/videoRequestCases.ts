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

const WISH: Fields = {
  user_id: '{me}',
  source_image_url: 'gs://bucket.example/results/{me}/item.png',
  video_style: 'product-ad',
  duration: 12,
  custom_prompt: null,
  created_at: SERVER_TIME,
  updated_at: SERVER_TIME,
};

const create = (what: string, fields: Fields, actor: ActorName = 'owner'): Attempt => ({
  what,
  actor,
  collection: COLLECTIONS.videoRequests,
  id: '{me}',
  before: null,
  request: { kind: 'create', fields },
});

/** The one kind of document that clients create. */
export const videoRequestCases = (): Attempt[] => [
  ...EVERYBODY.map((actor) => create('a wish of {me}', WISH, actor)),
  ...wishes(),
  ...Object.entries(ODD_VALUES).flatMap(([name, values]) =>
    [...ALL_KINDS, ...values].map((value) => create(`${name} odd`, { ...WISH, [name]: value })),
  ),
  ...MEDIA_URLS.map((url) => create('source', { ...WISH, source_image_url: url })),
  ...otherKeys(),
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
