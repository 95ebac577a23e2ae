import { productImageSchema, type ProductImage } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { doc, getDoc } from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';
import { loadMedia } from './media.ts';

export interface LoadedProduct {
  readonly name: string;
  readonly category: ProductImage['category'];
  readonly photo: Blob;
}

/** What was photographed for an earlier shot, with its photo; null when it cannot be had. */
export async function loadProduct(productImageId: string): Promise<LoadedProduct | null> {
  try {
    const found = await getDoc(doc(firestore, COLLECTIONS.productImages, productImageId));
    const data = found.data({ serverTimestamps: 'estimate' });
    const row = productImageSchema.parse(data === undefined ? null : datesFromTimestamps(data));
    const photo = await loadMedia(row.original_image_url);
    return { name: row.product_name, category: row.category, photo };
  } catch (error) {
    console.error('The product of an earlier shot cannot be read', error);
    return null;
  }
}
