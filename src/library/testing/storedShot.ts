import { productShotSchema } from '@lumashot/domain/library/item';

interface Given {
  readonly id: string;
  readonly uid?: string;
  readonly family?: string | null;
  readonly trashed_at?: Date | null;
  /** What it is of the original photo, and of its mask; null: not kept. */
  readonly photo?: string | null;
  readonly mask?: string | null;
  /** Which shot it was made of, and how; without it, it was made of a photo. */
  readonly of?: { readonly id: string; readonly operation: 'productEdit' | 'cutOut' };
  /** Of an edit. */
  readonly words?: string;
}

/** A product shot of the preview engine, as the index of a device keeps it. */
export function storedShot({
  id,
  uid = 'mara',
  family = null,
  trashed_at = null,
  photo = 'gs://b/o.jpg',
  mask = null,
  of,
  words,
}: Given) {
  const item = productShotSchema.parse({
    user_id: uid,
    created_at: new Date(1000),
    updated_at: new Date(1000),
    trashed_at,
    family_id: family,
    thumbnail_url: 'gs://b/t.webp',
    result_image_url: 'gs://b/i.png',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    product_image_id: 'photo',
    product_name: 'Mug',
    original_image_url: photo,
    mask_url: mask,
    category: 'home_decor',
    view: 'front',
    scene_template: of?.operation === 'cutOut' ? 'cut-out' : 'modern-desk',
    custom_prompt: words ?? null,
    aspect_ratio: '1:1',
    original_shot_id: of?.id ?? null,
    made_by: {
      operation: of?.operation ?? 'productShot',
      seed: 1,
      shape: 'square',
      count_index: 0,
      enhancement_type: null,
      words: null,
      source: of === undefined ? 'upload' : 'library',
      of: of === undefined ? null : { type: 'product', id: of.id },
      model: null,
    },
  });
  const type = 'product' as const;
  return { key: `${type}/${id}`, uid, type, id, createdAt: 1000, item } as const;
}
