import { testImage } from '@lumashot/domain/library/testItems';
import type { FeedEntry, FeedItem } from '@lumashot/domain/library/feed';
import { portraitShotSchema } from '@lumashot/domain/library/item';
import { typedSearchWords } from '@lumashot/domain/library/searchWords';
import { queryOfType, WHOLE_LIBRARY, type LibraryQuery } from '@lumashot/domain/library/query';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dexie } from 'dexie';
import { database, IndexDatabase } from '../index/database.ts';
import { fillTerms } from '../index/fillTerms.ts';
import { libraryIndexIn } from '../sync/libraryIndex.ts';
import { keysOf } from './libraryQuery.ts';
import { claimIndex, wipeIndex } from '../index/ownership.ts';

const UID = 'mara';
const index = libraryIndexIn(database);
const save = (entries: readonly FeedEntry[]) => index.save(UID, { entries, sync: [], asOf: null });

const common = (day: number) => ({
  user_id: UID,
  created_at: new Date(2026, 9, day),
  updated_at: new Date(2026, 9, day),
  thumbnail_url: 'gs://b/t.webp',
  width: 1024,
  height: 1024,
  placeholder: 'data:image/webp;base64,AA',
  engine: 'embedded' as const,
});

const image = (id: string, day: number, prompt: string, own: object = {}): FeedItem => ({
  kind: 'item',
  type: 'text-to-image',
  id,
  document: testImage({
    ...common(day),
    image_url: 'gs://b/i.png',
    prompt,
    ...own,
  }),
});

const portrait: FeedItem = {
  kind: 'item',
  type: 'portrait',
  id: 'p',
  document: portraitShotSchema.parse({
    ...common(20),
    width: 800,
    result_image_url: 'gs://b/i.png',
    scene_template: 'no-longer-offered',
    custom_prompt: 'a fox coat',
    transformation_type: 'upper-body',
    clothing_style: null,
    pose_type: null,
    credits_used: 4,
    original_shot_id: null,
  }),
};

const found = async (query: Partial<LibraryQuery>, order?: 'newest' | 'oldest' | 'name') => {
  const keys = await keysOf(
    { ...WHOLE_LIBRARY, ...query },
    { uid: UID, sinceMs: -Infinity },
    order,
  );
  return keys.map((key) => key.split('/')[1]).join('');
};

beforeEach(async () => {
  await wipeIndex();
  await claimIndex(UID);
  await save([
    image('a', 1, 'A red fox in the snow'),
    image('b', 30, 'Café at night', { is_favorite: true }),
    image('c', 35, 'Snow on the foxglove', { original_image_id: 'a', engine: 'hosted' }),
    image('d', 2, 'Zebra', { trashed_at: new Date(2026, 9, 5) }),
    image('e', 3, 'Snow fox', { trashed_at: new Date(2026, 9, 4) }),
    portrait,
  ]);
});

describe('what is found', () => {
  it.each([
    ['', 'cbpa'],
    ['fox', 'cpa'],
    ['fox snow', 'ca'],
    ['FOX, sno', 'ca'],
    ['cafe', 'b'],
    ['zebra', ''],
    ['foxes', ''],
    ['A red fox in the snow', 'a'],
  ])('by the words %j: %s', async (typed, keys) => {
    expect(await found({ words: typedSearchWords(typed) })).toBe(keys);
  });

  it.each(['猫', '白い猫', '湖'])('by any sign of a script without spaces: %s', async (typed) => {
    await save([image('f', 4, `白い猫、${'雪'.repeat(60)}湖`)]);
    expect(await found({ words: typedSearchWords(typed) })).toBe('f');
  });

  it('by facets, types, months, and all of them together', async () => {
    expect(await found({ facets: ['fav'] })).toBe('b');
    expect(await found({ facets: ['edited', 'engine:hosted'] })).toBe('c');
    expect(await found({ facets: ['edited', 'fav'] })).toBe('');
    expect(await found({ facets: ['shape:tall'] })).toBe('p');
    expect(await found({ ...queryOfType('portrait'), words: ['fox'] })).toBe('p');
    expect(await found({ month: '2026-10' })).toBe('bpa');
    expect(await found({ month: '2026-11' })).toBe('c');
    expect(await found({ month: 'yesterday' })).toBe('cbpa');
    expect(await found({ month: '2026-10', words: ['fox'], facets: ['shape:square'] })).toBe('a');
  });

  it('in the order that was asked for', async () => {
    expect(await found({}, 'oldest')).toBe('apbc');
    expect(await found({}, 'name')).toBe('pabc');
    expect(await found({ words: ['snow'] }, 'name')).toBe('ac');
  });

  it('in the trash: what was trashed last comes first, and words are searched there too', async () => {
    expect(await found({ view: 'trash' })).toBe('de');
    expect(await found({ view: 'trash', words: ['fox'] })).toBe('e');
    expect(await found({ ...queryOfType('portrait'), view: 'trash' })).toBe('');
  });
});

describe('what a row is found by', () => {
  it('goes with the row', async () => {
    await save([{ kind: 'gone', type: 'text-to-image', id: 'a' }]);
    expect(await found({ words: ['red'] })).toBe('');
    expect(await database.terms.get('text-to-image/a')).toBeUndefined();
  });

  it('changes with the row, and with its way to the trash and back', async () => {
    await save([image('a', 1, 'A blue fox', { trashed_at: new Date() })]);
    expect(await found({ words: ['blue'] })).toBe('');
    await save([image('a', 1, 'A blue fox')]);
    expect(await found({ words: ['blue'] })).toBe('a');
    expect(await found({ words: ['red'] })).toBe('');
    expect(await found({ view: 'trash' })).toBe('de');
  });

  it('is filled in for rows from before, round by round', async () => {
    await database.terms.clear();
    expect(await found({ words: ['fox'] })).toBe('');
    await fillTerms(database, { uid: UID, mayGoOn: () => false });
    expect(await found({ words: ['fox'] })).toBe('');
    await fillTerms(database, { uid: UID, mayGoOn: () => true });
    expect(await found({ words: ['fox'] })).toBe('cpa');
    expect(await found({ words: ['fox'], view: 'trash' })).toBe('e');
  });

  it('is made anew where it is of words, as it was before', async () => {
    const name = 'from-before';
    const before = new Dexie(name);
    before.version(6).stores({ items: 'key', trash: 'key', terms: 'key, *facets', owner: 'name' });
    await before.table('terms').put({ key: 'a', words: ['fox'], facets: ['fav'], name: '' });
    before.close();
    const after = new IndexDatabase(name);
    expect(await after.terms.count()).toBe(0);
    after.close();
  });

  it('is not filled in for somebody who has signed out', async () => {
    await database.terms.clear();
    await fillTerms(database, { uid: 'otto', mayGoOn: () => true });
    expect(await database.terms.count()).toBe(0);
  });
});
