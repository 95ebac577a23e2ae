import { generatedImageSchema } from '@lumashot/domain/library/item';

interface Given {
  readonly id: string;
  /** What it is an enhancement of; without it, it was made of words. */
  readonly of?: string;
  readonly family?: string;
  readonly enhancementType?: string;
  readonly trashed_at?: Date;
  readonly uid?: string;
}

/** A picture of the preview engine, as the index of a device keeps it. */
export function storedImage({
  id,
  of,
  family,
  enhancementType = 'vintage',
  trashed_at,
  uid = 'mara',
}: Given) {
  const item = generatedImageSchema.parse({
    user_id: uid,
    created_at: new Date(1000),
    updated_at: new Date(1000),
    trashed_at: trashed_at ?? null,
    family_id: family ?? null,
    thumbnail_url: 'gs://b/t.webp',
    image_url: 'gs://b/i.png',
    width: 10,
    height: 10,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    prompt: 'a red fox',
    template_id: null,
    original_image_id: of ?? null,
    made_by: {
      operation: of === undefined ? 'text' : 'enhance',
      seed: 1,
      shape: 'square',
      count_index: 0,
      enhancement_type: of === undefined ? null : enhancementType,
      words: null,
      source: of === undefined ? null : 'library',
      of: of === undefined ? null : { type: 'text-to-image', id: of },
      model: null,
    },
  });
  const type = 'text-to-image' as const;
  return { key: `${type}/${id}`, uid, type, id, createdAt: 1000, item } as const;
}
