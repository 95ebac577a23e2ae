import type { PhotoRefusal } from '@lumashot/domain/photos/photo';
import { errorMessage } from '@lumashot/domain/errors';
import { PICKED_TEXTS } from '#app/texts/images.ts';
import { useState, useSyncExternalStore } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import type { Store } from '#app/lib/createStore.ts';
import { preparePhoto, type PreparedPhoto } from '#app/media/preparePhoto.ts';
import { addPicked, withoutPhoto, type Photo, type Picked } from './photoList.ts';

export type RefusalTexts = Readonly<Record<PhotoRefusal, (file: string) => string>>;

export interface Photos {
  readonly photos: readonly Photo[];
  readonly isReading: boolean;
  readonly pick: (files: readonly File[], mask?: Blob) => void;
  readonly remove: (uploadId: string) => void;
}

/** The picked photos of a form, in its store; what is not taken is said in a toast. */
export function usePhotos(
  store: Store<readonly Photo[]>,
  {
    max,
    texts,
    prepare = preparePhoto,
  }: {
    max: number;
    texts: RefusalTexts;
    prepare?: (file: Blob) => Promise<PreparedPhoto>;
  },
): Photos {
  const photos = useSyncExternalStore(store.subscribe, store.get);
  const [isReading, setReading] = useState(false);

  async function pick(files: readonly File[], mask?: Blob): Promise<void> {
    setReading(true);
    const picked = await addPicked(max === 1 ? [] : store.get(), {
      files,
      max,
      prepare,
      newUploadId: () => crypto.randomUUID(),
    });
    setReading(false);
    if (picked.photos.length > 0)
      store.set(
        mask === undefined ? picked.photos : picked.photos.map((photo) => ({ mask, ...photo })),
      );
    const said = wordsFor(picked, texts);
    if (said !== '') showToast('error', { title: PICKED_TEXTS.title, description: said });
  }

  return {
    photos,
    isReading,
    pick: (files, mask) => void pick(files, mask),
    remove: (uploadId) => store.set(withoutPhoto(store.get(), uploadId)),
  };
}

/** A sentence each, and none twice. */
function wordsFor({ refused, isFull }: Picked, texts: RefusalTexts): string {
  const sentences = new Set(refused.map(({ name, refusal }) => texts[refusal](name)));
  if (isFull) sentences.add(errorMessage({ reason: 'too-many-photos' }));
  return [...sentences].join('. ').replaceAll('.. ', '. ');
}
