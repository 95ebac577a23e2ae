import { ENHANCEMENT_PRESETS } from '../catalog/enhancements.ts';
import type { LibraryItem } from './item.ts';

type Made = Pick<LibraryItem, 'made_by'>;

/** The preset that a picture was enhanced by; null: by words of one's own, by one of before, or not at all. */
export const presetOf = ({ made_by }: Made): string | null =>
  ENHANCEMENT_PRESETS.find(({ id }) => id === made_by?.enhancement_type)?.label ?? null;

/** How a picture was enhanced, in words; null: it was not, or nobody knows how. */
export const enhancementOf = (item: Made): string | null =>
  item.made_by?.enhancement_type == null ? null : (presetOf(item) ?? item.made_by.words);
