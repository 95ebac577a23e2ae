import { productImageSchema, type ProductImage } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { doc, getDoc } from 'firebase/firestore';
import { datesFromTimestamps } from './datesFromTimestamps.ts';
import { firestore } from './firestore.ts';

/** What was photographed for an earlier shot. Rejects when it is missing or cannot be read. */
export async function readProductImage(productImageId: string): Promise<ProductImage> {
  const found = await getDoc(doc(firestore, COLLECTIONS.productImages, productImageId));
  const data = found.data({ serverTimestamps: 'estimate' });
  return productImageSchema.parse(data === undefined ? null : datesFromTimestamps(data));
}
