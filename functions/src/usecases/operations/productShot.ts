import { findProductScene } from '@lumashot/domain/catalog/productScenes';
import { USUAL_SIZE } from '@lumashot/domain/catalog/productSizes';
import { USUAL_VIEW } from '@lumashot/domain/catalog/productViews';
import { ownerOfUpload } from '@lumashot/domain/paths';
import type { ProductSource } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationInput } from '@lumashot/domain/operations/operations';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { aspectRatio } from './rows/aspectRatio.ts';
import { likeOrigin } from './rows/likeOrigin.ts';
import type { Operation, PreparePorts } from './operation.ts';
import { originalsOf } from './sources/originals.ts';

export const productShot: Operation<'productShot'> = {
  label: ({ productName }) => productName,
  cost: () => OPERATIONS.productShot.price,
  about: 'thing',

  variesBy: ({ sceneId }) => ({ scene: sceneId }),

  async prepare(
    {
      productName,
      category,
      sceneId,
      view = USUAL_VIEW,
      productSize = USUAL_SIZE,
      customPrompt,
      imagePaths,
      cuts = [],
      like,
    },
    { uid, itemId, library, openSource, findSources },
  ) {
    const scene = findProductScene(sceneId);
    if (scene === null) return refuse({ reason: 'template-unknown' });
    // A stranger's photo is as good as none: whether it exists is not told.
    const masks = cuts.flatMap((cut) => (typeof cut === 'object' ? [cut.maskPath] : []));
    if ([...imagePaths, ...masks].some((path) => ownerOfUpload(path) !== uid)) {
      return refuse({ reason: 'source-missing' });
    }
    const origin = await likeOrigin(like, { uid, library });
    if (!origin.ok) return origin;
    const isKept = imagePaths.length === 0 && like !== undefined;
    const opened = isKept
      ? succeed(await keptPhotoOf({ id: like.id, uid }, { library, openSource }))
      : await openAll({ imagePaths, cuts }, { openSource, findSources });
    if (!opened.ok) return opened;
    const [first] = opened.value;
    if (first === undefined)
      return refuse({ reason: isKept ? 'source-gone' : 'product-incomplete' });
    return succeed({
      draw: {
        productName,
        category,
        sceneId,
        view,
        productSize,
        scenePrompt: scene.scenePrompt,
        customPrompt: customPrompt ?? null,
        sources: opened.value,
      },
      type: OPERATIONS.productShot.libraryType,
      origin: { ...origin.value, source: isKept ? 'library' : 'upload' },
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
                view,
                product_size: productSize,
                photo_count: opened.value.length,
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
        view,
        product_size: productSize,
        scene_template: sceneId,
        custom_prompt: customPrompt ?? null,
        aspect_ratio: aspectRatio(media),
        original_shot_id: null,
      }),
    });
  },
};

/** With its mask; none where it cannot be had any more. */
async function keptPhotoOf(
  key: { readonly id: string; readonly uid: string },
  { library, openSource }: Pick<PreparePorts, 'library' | 'openSource'>,
): Promise<readonly ProductSource[]> {
  const shot = await library.productShot(key);
  return shot === null ? [] : originalsOf(shot, openSource);
}

type Photos = Pick<OperationInput<'productShot'>, 'imagePaths' | 'cuts'>;

/** One after the other: five decoded photos at a time are too much memory. None, where one of them is not there. */
async function openAll(
  { imagePaths, cuts = [] }: Photos,
  { openSource, findSources }: Pick<PreparePorts, 'openSource' | 'findSources'>,
): Promise<Result<readonly ProductSource[]>> {
  const uploads = imagePaths.map((upload) => ({ upload }));
  const masks = cuts.flatMap((cut) => (typeof cut === 'object' ? [{ mask: cut.maskPath }] : []));
  // A single one is looked at when it is read.
  const isOne = uploads.length + masks.length <= 1;
  const refusal = isOne ? null : await findSources([...uploads, ...masks]);
  if (refusal !== null) return refuse(refusal);
  const sources: ProductSource[] = [];
  for (const [at, path] of imagePaths.entries()) {
    const opened = await openSource({ upload: path });
    if (!opened.ok) return opened;
    const cut = cuts[at] ?? 'auto';
    if (typeof cut === 'object') {
      const mask = await openSource({ mask: cut.maskPath });
      if (!mask.ok) return mask;
      sources.push({ ...opened.value, cut: mask.value });
    } else {
      sources.push(cut === 'whole' ? { ...opened.value, cut } : opened.value);
    }
  }
  return succeed(sources);
}
