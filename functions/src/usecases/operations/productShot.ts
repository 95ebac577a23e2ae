import { findProductScene } from '@lumashot/domain/catalog/productScenes';
import { ownerOfUpload } from '@lumashot/domain/paths';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { aspectRatio } from './aspectRatio.ts';
import type { OpenSource } from './openSource.ts';
import type { Operation } from './operation.ts';
import { OF_WORDS } from './origin.ts';

export const productShot: Operation<'productShot'> = {
  label: ({ productName }) => productName,
  cost: () => OPERATIONS.productShot.price,

  async prepare(
    { productName, category, sceneId, customPrompt, imagePaths },
    { uid, itemId, openSource },
  ) {
    const scene = findProductScene(sceneId);
    if (scene === null) return refuse({ reason: 'template-unknown' });
    // A stranger's photo is as good as none: whether it exists is not told.
    if (imagePaths.some((path) => ownerOfUpload(path) !== uid)) {
      return refuse({ reason: 'source-missing' });
    }
    const opened = await openAll(imagePaths, openSource);
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
        productImage: ({ sourceUrl }) =>
          sourceUrl === null
            ? undefined
            : { product_name: productName, original_image_url: sourceUrl, category },
      },
      item: ({ media, imageUrl, sourceUrl }) => ({
        ...media,
        result_image_url: imageUrl,
        product_image_id: itemId,
        product_name: productName,
        original_image_url: sourceUrl,
        category,
        scene_template: sceneId,
        custom_prompt: customPrompt ?? null,
        aspect_ratio: aspectRatio(media),
        original_shot_id: null,
      }),
    });
  },
};

/** One after the other: five decoded photos at a time are too much memory. */
async function openAll(
  paths: readonly string[],
  openSource: OpenSource,
): Promise<Result<readonly SourceImage[]>> {
  const sources: SourceImage[] = [];
  for (const path of paths) {
    const opened = await openSource({ upload: path });
    if (!opened.ok) return opened;
    sources.push(opened.value);
  }
  return succeed(sources);
}
