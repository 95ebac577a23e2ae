import type { ProductImage } from '@lumashot/domain/library/item';
import { useEffect, useEffectEvent } from 'react';
import { readProductImage } from '#app/firebase/documents/productImages.ts';
import { loadMedia } from '#app/media/loadMedia.ts';

interface LoadedProduct {
  readonly name: string;
  readonly category: ProductImage['category'];
  readonly photo: Blob;
}

/** Brings the product of the shot that another screen handed over, once. */
export function useHandedProduct(
  productImageId: string | null,
  { onLoaded }: { onLoaded: (product: LoadedProduct) => void },
): void {
  const take = useEffectEvent(onLoaded);
  useEffect(() => {
    if (productImageId === null) return;
    let gone = false;
    async function load(id: string): Promise<void> {
      const product = await loadProduct(id);
      if (!gone && product !== null) take(product);
    }
    void load(productImageId);
    return () => {
      gone = true;
    };
  }, [productImageId]);
}

/** With its photo; null when it cannot be had. */
async function loadProduct(productImageId: string): Promise<LoadedProduct | null> {
  try {
    const row = await readProductImage(productImageId);
    const photo = await loadMedia(row.original_image_url);
    return { name: row.product_name, category: row.category, photo };
  } catch (error) {
    console.error('The product of an earlier shot cannot be read', error);
    return null;
  }
}
