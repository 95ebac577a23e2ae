import { findProductScene } from '@lumashot/domain/catalog/productScenes';
import { ownerOfUpload } from '@lumashot/domain/paths';
import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationInput } from '@lumashot/domain/operations/operations';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { aspectRatio } from './aspectRatio.ts';
import type { OpenSource } from './openSource.ts';
import type { Operation } from './operation.ts';
import { OF_WORDS } from './origin.ts';

export const productShot: Operation<'productShot'> = {
  label: ({ productName }) => productName,
  cost: () => OPERATIONS.productShot.price,

  async prepare(
    { productName, category, sceneId, customPrompt, imagePaths, cuts = [] },
    { uid, itemId, openSource },
  ) {
    const scene = findProductScene(sceneId);
    if (scene === null) return refuse({ reason: 'template-unknown' });
    // A stranger's photo is as good as none: whether it exists is not told.
    const masks = cuts.flatMap((cut) => (typeof cut === 'object' ? [cut.maskPath] : []));
    if ([...imagePaths, ...masks].some((path) => ownerOfUpload(path) !== uid)) {
      return refuse({ reason: 'source-missing' });
    }
    const opened = await openAll({ imagePaths, cuts }, openSource);
    if (!opened.ok) return opened;
    const [first] = opened.value;
    if (first === undefined) return refuse({ reason: 'product-incomplete' });
    return succeed({
      draw: {
        productName,
        category,
        sceneId,
        scenePrompt: scene.scenePrompt,
        customPrompt: customPrompt ?? null,
        sources: opened.value,
      },
      type: OPERATIONS.productShot.libraryType,
      origin: { ...OF_WORDS, source: 'upload' },
      kept: {
        source: first,
        mask: typeof first.cut === 'object' ? first.cut : null,
        productImage: ({ sourceUrl, maskUrl }) =>
          sourceUrl === null
            ? undefined
            : {
                product_name: productName,
                original_image_url: sourceUrl,
                mask_url: maskUrl,
                category,
              },
      },
      item: ({ media, imageUrl, sourceUrl, maskUrl }) => ({
        ...media,
        result_image_url: imageUrl,
        product_image_id: itemId,
        product_name: productName,
        original_image_url: sourceUrl,
        mask_url: maskUrl,
        category,
        scene_template: sceneId,
        custom_prompt: customPrompt ?? null,
        aspect_ratio: aspectRatio(media),
        original_shot_id: null,
      }),
    });
  },
};

type Photos = Pick<OperationInput<'productShot'>, 'imagePaths' | 'cuts'>;

/** One after the other: five decoded photos at a time are too much memory. */
async function openAll(
  { imagePaths, cuts = [] }: Photos,
  openSource: OpenSource,
): Promise<Result<readonly ProductSource[]>> {
  const sources: ProductSource[] = [];
  for (const [at, path] of imagePaths.entries()) {
    const opened = await openSource({ upload: path });
    if (!opened.ok) return opened;
    const cut = cuts[at] ?? 'auto';
    if (typeof cut === 'object') {
      const mask = await openSource({ upload: cut.maskPath });
      if (!mask.ok) return mask;
      sources.push({ ...opened.value, cut: mask.value });
    } else {
      sources.push(cut === 'whole' ? { ...opened.value, cut } : opened.value);
    }
  }
  return succeed(sources);
}
