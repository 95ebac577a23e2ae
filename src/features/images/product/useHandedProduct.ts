import { useEffect, useEffectEvent } from 'react';
import { loadProduct, type LoadedProduct } from '#app/firebase/productImages.ts';

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
