import type { LibraryItem } from './item.ts';

/** Of its type: what it was made of, where it is an edit or an enhancement. */
export function originalIdOf(item: LibraryItem): string | null {
  switch (item.type) {
    case 'text-to-image':
      return item.original_image_id;
    case 'product':
    case 'portrait':
      return item.original_shot_id;
    case 'video':
      return null;
  }
}
