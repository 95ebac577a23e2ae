import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { ProductSource, SourceImage } from '@lumashot/domain/imaging/engine';
import type { CutVerdict } from '../src/cutout/cutSession.ts';
import { packMask, type Mask } from '../src/cutout/mask.ts';
import { openPhotoCut } from '../src/cutout/openPhotoCut.ts';
import { viewOf } from '../src/cutout/view/viewOf.ts';
import { embeddedEngine } from '../src/embeddedEngine.ts';
import { fromPixels, pixelsOf } from '../src/paint/layer.ts';
import { openPhoto } from '../src/photo/openPhoto.ts';
import { salienceOf } from '../src/photo/salience.ts';
import type { Cell } from './gallerySheets.ts';

/** As large as the device cuts photos. */
const LONGEST = 1024;

/** A photo with the first cut that somebody is shown of it, and what is said beside that. */
interface CutPhoto {
  readonly source: ProductSource;
  readonly verdict: CutVerdict;
  readonly view: ProductView;
}

/** As the form does, without a stroke. Throws when the photo cannot be read. */
async function cutAtFirst(source: SourceImage): Promise<CutPhoto> {
  const photo = await openPhoto(source, { longest: LONGEST });
  if (photo === null) throw new Error('This photo cannot be read.');
  const pixels = pixelsOf(photo);
  const { first } = await openPhotoCut(pixels, { look: salienceOf });
  const cut = { bytes: maskOf(first), mediaType: 'image/png' } as const;
  return { source: { ...source, cut }, verdict: first.verdict, view: viewOf(pixels, first.alpha) };
}

function maskOf(mask: Mask): Uint8Array<ArrayBuffer> {
  const { data, width, height } = packMask(mask);
  return new Uint8Array(fromPixels(data, width, height).canvas.toBuffer('image/png'));
}

/** Real products in all scenes; each is cut once, when its first scene is drawn. */
export const photographed = (sources: readonly SourceImage[]): readonly Cell[] =>
  sources.flatMap((photo, n) => {
    let cut: Promise<CutPhoto> | null = null;
    const cutOnce = (): Promise<CutPhoto> => (cut ??= cutAtFirst(photo));
    return PRODUCT_SCENES.map(({ id, scenePrompt }): Cell => ({
      title: `${id} ${n + 1}`,
      draw: (context) =>
        cutOnce().then(({ source, view }) =>
          embeddedEngine.draw.productShot?.(
            {
              productName: `photograph ${n + 1}`,
              sceneId: id,
              scenePrompt,
              customPrompt: null,
              view,
              sources: [source],
            },
            context,
          ),
        ),
      measure: async () => {
        const { verdict, view } = await cutOnce();
        return `${verdict}, ${view}`;
      },
    }));
  });
