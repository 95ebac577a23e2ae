import type { LibraryServer } from '@lumashot/domain/library/feed';
import type { ProductImage } from '@lumashot/domain/library/item';
import { useEffectEvent } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { loadMedia } from '#app/media/loadMedia.ts';

interface LoadedProduct {
  readonly name: string;
  readonly category: ProductImage['category'];
  readonly view: ProductImage['view'];
  readonly productSize: ProductImage['product_size'];
  readonly photo: Blob;
  /** Where the product is in it, if anybody has shown it. */
  readonly mask: Blob | undefined;
  /** How many photos the shot had that are not kept. */
  readonly missing: number;
}

/** Brings the product of the shot that another screen handed over, once. */
export function useHandedProduct(
  productImageId: string | null,
  { onLoaded }: { onLoaded: (product: LoadedProduct) => void },
): void {
  const { server } = useLibrary();
  const take = useEffectEvent(onLoaded);
  useAsyncEffect(productImageId, async (id, signal) => {
    const product = await loadProduct(server, id);
    if (!signal.aborted && product !== null) take(product);
  });
}

/** With its photo; null when it cannot be had. */
async function loadProduct(
  server: Pick<LibraryServer, 'productImage'>,
  productImageId: string,
): Promise<LoadedProduct | null> {
  try {
    const row = await server.productImage(productImageId);
    const photo = await loadMedia(row.original_image_url);
    const mask = row.mask_url === null ? undefined : await loadMedia(row.mask_url);
    const missing = (row.photo_count ?? 1) - 1;
    const { product_name: name, category, view, product_size: productSize } = row;
    return { name, category, view, productSize, photo, mask, missing };
  } catch (error) {
    console.error('The product of an earlier shot cannot be read', error);
    return null;
  }
}
