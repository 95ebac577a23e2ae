import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { LibraryType } from '@lumashot/domain/library/item';
import {
  COLLECTIONS,
  gsUrlOf,
  keptSourcePath,
  resultPath,
  thumbnailPath,
} from '@lumashot/domain/paths';
import { getApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { firestoreLibrary } from '../../../functions/src/adapters/firestore/library/library.ts';
import type { ItemCreation, NewItem } from '../../../functions/src/usecases/ports.ts';
import { db } from '../admin.ts';
import { inBatches } from '../orders.ts';

/**
 * No function listens to it, and none looks there for a picture to work on. The emulator answers each
 * object of the app's own bucket with a call, and with a process where the others are busy.
 */
export const quietBucket = getStorage(getApp()).bucket('bucket-without-functions');

const OWN_FIELDS = {
  'text-to-image': (url: string, words: string) => ({
    image_url: url,
    prompt: words,
    template_id: null,
    original_image_id: null,
  }),
  product: (url: string, words: string) => ({
    result_image_url: url,
    product_image_id: null,
    product_name: 'Mug',
    original_image_url: null,
    mask_url: null,
    view: 'front' as const,
    product_size: 'small' as const,
    category: 'other' as const,
    scene_template: 'modern-desk',
    custom_prompt: words,
    aspect_ratio: '1:1',
    original_shot_id: null,
  }),
  portrait: (url: string, words: string) => ({
    result_image_url: url,
    scene_template: 'smart-casual',
    custom_prompt: words,
    transformation_type: 'upper-body' as const,
    clothing_style: 'smart casual',
    pose_type: 'relaxed',
    credits_used: 3,
    original_shot_id: null,
  }),
  video: (url: string, words: string) => ({ video_url: url, prompt: words, duration: 6 }),
} satisfies Record<LibraryType, (url: string, words: string) => object>;

/** Items in somebody's library, as functions write them, all with one real picture each. */
export async function givenItems(
  uid: string,
  {
    type,
    words,
    createdAt,
    own = {},
    hasFiles = true,
    file,
  }: {
    type: LibraryType;
    words: readonly string[];
    createdAt?: Date;
    /** Fields that shall be otherwise. */
    own?: Partial<NewItem>;
    /** Rows alone are quicker, where nobody looks at the pictures. */
    hasFiles?: boolean;
    /** Of `public`: to look at. Else a red square. */
    file?: string;
  },
): Promise<{ itemId: string; pictureUrl: string }[]> {
  const { picture, thumbnail, placeholder, width, height } =
    file === undefined ? await redSquare() : await pictureOf(file);
  const newest = (createdAt ?? new Date()).getTime();
  const made = words.map((text, at) => {
    const itemId = randomUUID().replaceAll('-', '');
    const paths = {
      picture: resultPath({ uid, itemId, nameKey: 'given', extension: 'png' }),
      thumbnail: thumbnailPath({ uid, itemId, nameKey: 'given' }),
    };
    const pictureUrl = gsUrlOf({ bucket: quietBucket.name, path: paths.picture });
    const creation: ItemCreation = {
      kind: 'create',
      type,
      id: itemId,
      // The first is the newest; no two commits are of one moment.
      createdAt: new Date(newest - at),
      item: {
        thumbnail_url: gsUrlOf({ bucket: quietBucket.name, path: paths.thumbnail }),
        width,
        height,
        placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
        engine: 'embedded',
        ...OWN_FIELDS[type](pictureUrl, text),
        ...own,
      },
    };
    return { itemId, pictureUrl, paths, creation };
  });
  const save = async ({ paths }: (typeof made)[number]): Promise<void> => {
    await quietBucket.file(paths.picture).save(picture, { contentType: 'image/png' });
    await quietBucket.file(paths.thumbnail).save(thumbnail, { contentType: 'image/webp' });
  };
  await inBatches(hasFiles ? made : [], { size: 8, run: save });
  await firestoreLibrary(db).change({ uid, changes: made.map(({ creation }) => creation) });
  return made.map(({ itemId, pictureUrl }) => ({ itemId, pictureUrl }));
}

async function redSquare() {
  const background = '#d2391a';
  const side = { width: 64, height: 64 };
  const picture = await sharp({ create: { ...side, channels: 3, background } })
    .png()
    .toBuffer();
  const thumbnail = await sharp(picture).webp().toBuffer();
  return { picture, thumbnail, placeholder: thumbnail, ...side };
}

async function pictureOf(file: string) {
  const whole = sharp(fileURLToPath(new URL(`../../../public/${file}`, import.meta.url)));
  const { width, height } = await whole.metadata();
  const thumbnail = await whole.clone().resize(512).webp().toBuffer();
  const placeholder = await whole.clone().resize(16).webp().toBuffer();
  return { picture: await whole.png().toBuffer(), thumbnail, placeholder, width, height };
}

/** What was photographed for a product shot of five photos: its row, and the first photo. */
export async function givenProductImage(
  uid: string,
  { name }: { name: string },
): Promise<{ product_image_id: string; original_image_url: string; product_name: string }> {
  const id = randomUUID().replaceAll('-', '');
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2f6f5e' } });
  const path = keptSourcePath({ uid, itemId: id, nameKey: 'given', extension: 'jpg' });
  await quietBucket.file(path).save(await photo.jpeg().toBuffer(), { contentType: 'image/jpeg' });
  const url = gsUrlOf({ bucket: quietBucket.name, path });
  await db.collection(COLLECTIONS.productImages).doc(id).set({
    user_id: uid,
    product_name: name,
    original_image_url: url,
    category: 'food_beverage',
    photo_count: 5,
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
  return { product_image_id: id, original_image_url: url, product_name: name };
}
