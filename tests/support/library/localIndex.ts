import type { Page } from '@playwright/test';

/** The items' kinds, in turn. */
const KINDS = ['text-to-image', 'portrait', 'text-to-image', 'product'] as const;

/** One pixel. */
export const PLACEHOLDER =
  'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

export interface FillOptions {
  readonly count: number;
  /** `gs://` URLs of pictures that exist; the items take them in turn. */
  readonly pictures: readonly string[];
  readonly placeholder: string;
  /** What the items are of besides their number, in turn. */
  readonly subjects?: readonly string[];
}

/**
 * A library of any size on this device: written into its index as the sync would have done, since ten
 * thousand documents take an emulator minutes. 'picture 1' is the newest. The page has to be signed in;
 * it finds the rows when it is loaded again.
 */
export const fillIndex = (page: Page, options: FillOptions): Promise<void> =>
  page.evaluate(
    async ({ count, pictures, placeholder, kinds, subjects = [] }) => {
      const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error(String(request.error))));
        });
      const database = await asked(indexedDB.open('lumashot-library'));
      const { uid } = await asked<{ uid: string }>(
        database.transaction('owner').objectStore('owner').get('owner'),
      );
      const transaction = database.transaction('items', 'readwrite');
      const done = new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', () => reject(new Error(String(transaction.error))));
      });
      const items = transaction.objectStore('items');
      const now = Date.now();
      for (let at = 0; at < count; at += 1) {
        const type = kinds[at % kinds.length];
        const id = `filled${String(at).padStart(7, '0')}`;
        const made = new Date(now - (at + 1) * 60_000);
        const picture = pictures[at % pictures.length];
        const words = `picture ${at + 1} ${subjects[at % subjects.length] ?? ''}`.trim();
        items.put({
          key: `${type}/${id}`,
          uid,
          type,
          id,
          createdAt: made.getTime(),
          item: {
            user_id: uid,
            created_at: made,
            updated_at: made,
            thumbnail_url: picture,
            width: 1024,
            height: type === 'portrait' ? 1365 : 1024,
            placeholder,
            engine: 'embedded',
            ...(type === 'text-to-image'
              ? { image_url: picture, prompt: words, template_id: null, original_image_id: null }
              : {
                  result_image_url: picture,
                  custom_prompt: words,
                  scene_template: type === 'product' ? 'modern-desk' : 'smart-casual',
                  original_shot_id: null,
                  ...(type === 'product'
                    ? {
                        product_image_id: null,
                        product_name: null,
                        original_image_url: null,
                        category: null,
                        aspect_ratio: '1:1',
                      }
                    : {
                        transformation_type: 'upper-body',
                        clothing_style: null,
                        pose_type: null,
                        credits_used: 3,
                      }),
                }),
          },
        });
      }
      transaction.commit();
      await done;
      database.close();
    },
    { ...options, kinds: KINDS },
  );

export interface KnownIndex {
  readonly owner: readonly unknown[];
  readonly items: number;
  readonly trash: number;
  readonly terms: number;
  /** Of each type that the device has asked for: how far it believes to know it. */
  readonly sync: readonly unknown[];
  readonly log: readonly unknown[];
}

/** What this device holds of its library; null where it has none. */
export const readIndex = (page: Page): Promise<KnownIndex | null> =>
  page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const known = await indexedDB.databases();
    // To open one that is not there would make it, without its stores.
    if (known.every(({ name }) => name !== 'lumashot-library')) return null;
    const database = await asked(indexedDB.open('lumashot-library'));
    try {
      const store = (name: string) => database.transaction(name).objectStore(name);
      return {
        owner: await asked<unknown[]>(store('owner').getAll()),
        items: await asked(store('items').count()),
        trash: await asked(store('trash').count()),
        terms: await asked(store('terms').count()),
        sync: await asked<unknown[]>(store('sync').getAll()),
        log: await asked<unknown[]>(store('logState').getAll()),
      };
    } finally {
      database.close();
    }
  });
