import type { ProductSource } from '@lumashot/domain/imaging/engine';
import type { ProductShot } from '@lumashot/domain/library/item';
import type { OpenSource } from './openSource.ts';

/** The photo the shot was made of and its mask, as far as they are there: with them a new background is possible. */
export async function originalsOf(
  { original_image_url, mask_url }: ProductShot,
  openSource: OpenSource,
): Promise<readonly ProductSource[]> {
  if (original_image_url === null) return [];
  const opened = await openSource({ own: original_image_url });
  if (!opened.ok) return [];
  const mask = mask_url === null ? null : await openSource({ own: mask_url });
  return [mask?.ok === true ? { ...opened.value, cut: mask.value } : opened.value];
}
