import { LIBRARY_TYPES, type LibraryItem, type LibraryType } from '@lumashot/domain/library/item';
import { COLLECTIONS, gsUrlOf } from '@lumashot/domain/paths';
import sharp from 'sharp';
import { bucket, db } from './admin.ts';
import { required } from './environment.ts';

type Own = Partial<Record<string, unknown>>;

const urlOf = (path: string): string => gsUrlOf({ bucket: required('LUMASHOT_BUCKET'), path });

async function keep(path: string, bytes: Buffer, contentType: string): Promise<string> {
  await bucket.file(path).save(bytes, { contentType, resumable: false });
  return urlOf(path);
}

/** An item in somebody's library with real objects behind it, as functions would have written it. */
export async function givenItem(
  { uid, id, type }: { uid: string; id: string; type: LibraryType },
  own: Own = {},
): Promise<string> {
  const image = sharp({
    create: { width: 96, height: 96, channels: 3, background: COLOURS[type] },
  });
  const picture = await keep(
    `results/${uid}/${id}.png`,
    await image.clone().png().toBuffer(),
    'image/png',
  );
  const thumbnail = await keep(
    `results/${uid}/${id}.thumb.webp`,
    await image.clone().webp().toBuffer(),
    'image/webp',
  );
  const now = new Date();
  const row = {
    user_id: uid,
    created_at: now,
    updated_at: now,
    thumbnail_url: thumbnail,
    width: 96,
    height: 96,
    placeholder: 'data:image/webp;base64,UklGRg==',
    engine: 'embedded',
    ...OWN_FIELDS[type](picture),
    ...own,
  };
  // What the app could not read would not be shown: better to fail here.
  const item: LibraryItem = LIBRARY_TYPES[type].schema.parse(row);
  await db.collection(LIBRARY_TYPES[type].collection).doc(id).set(item);
  return id;
}

/** What was photographed for a product shot. */
export async function givenProductImage(
  { uid, id }: { uid: string; id: string },
  { name }: { name: string },
): Promise<{ id: string; url: string }> {
  const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f6f5e' } });
  const url = await keep(
    `results/${uid}/${id}.source.jpg`,
    await photo.jpeg().toBuffer(),
    'image/jpeg',
  );
  const now = new Date();
  await db.collection(COLLECTIONS.productImages).doc(id).set({
    user_id: uid,
    product_name: name,
    original_image_url: url,
    category: 'food_beverage',
    created_at: now,
    updated_at: now,
  });
  return { id, url };
}

const COLOURS: Readonly<Record<LibraryType, string>> = {
  'text-to-image': '#c0392b',
  product: '#2980b9',
  portrait: '#8e44ad',
  video: '#f39c12',
};

const OWN_FIELDS: Readonly<Record<LibraryType, (picture: string) => Own>> = {
  'text-to-image': (picture) => ({
    image_url: picture,
    prompt: 'a red square',
    template_id: null,
    original_image_id: null,
  }),
  product: (picture) => ({
    result_image_url: picture,
    product_image_id: null,
    product_name: null,
    original_image_url: null,
    category: null,
    scene_template: 'luxury-display',
    custom_prompt: null,
    aspect_ratio: '1:1',
    original_shot_id: null,
  }),
  portrait: (picture) => ({
    result_image_url: picture,
    scene_template: 'smart-casual',
    custom_prompt: 'a green scarf',
    transformation_type: 'upper-body',
    clothing_style: 'smart casual',
    pose_type: 'relaxed',
    credits_used: 3,
    original_shot_id: null,
  }),
  video: (picture) => ({ video_url: picture, prompt: 'waves at night', duration: 6 }),
};
