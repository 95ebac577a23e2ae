import { createCanvas } from '@napi-rs/canvas';
import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { ProductSource, SourceImage } from '@lumashot/domain/imaging/engine';
import type { CutVerdict } from '../src/cutout/cutSession.ts';
import { openPhotoCut } from '../src/cutout/openPhotoCut.ts';
import type { Plane } from '../src/cutout/plane.ts';
import { viewOf } from '../src/cutout/viewOf.ts';
import { embeddedEngine } from '../src/embeddedEngine.ts';
import { openPhoto } from '../src/photo/openPhoto.ts';
import { salienceOf } from '../src/photo/salience.ts';
import type { Cell } from './gallerySheets.ts';

/** As large as the device cuts photos. */
const LONGEST = 1024;

/** A photo with the first cut that somebody is shown of it, and what is said beside that. */
export interface CutPhoto {
  readonly source: ProductSource;
  readonly verdict: CutVerdict;
  readonly view: ProductView;
}

/** As the form does, without a stroke. Throws when the photo cannot be read. */
export async function cutAtFirst(source: SourceImage): Promise<CutPhoto> {
  const photo = await openPhoto(source, { longest: LONGEST });
  if (photo === null) throw new Error('This photo cannot be read.');
  const { width, height } = photo.canvas;
  const pixels = photo.brush.getImageData(0, 0, width, height);
  const { first } = await openPhotoCut(pixels, { look: salienceOf });
  const cut = { bytes: maskOf(first.alpha), mediaType: 'image/png' } as const;
  return { source: { ...source, cut }, verdict: first.verdict, view: viewOf(pixels, first.alpha) };
}

/** White where the product is. */
function maskOf({ data, width, height }: Plane): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const mask = brush.createImageData(width, height);
  data.forEach((value, at) => {
    mask.data.fill(value * 255, at * 4, at * 4 + 3);
    mask.data[at * 4 + 3] = 255;
  });
  brush.putImageData(mask, 0, 0);
  return new Uint8Array(canvas.toBuffer('image/png'));
}

/** Real products in all scenes, and real people in all templates. */
export const photographs = ({
  cuts,
  people,
}: {
  readonly cuts: readonly CutPhoto[];
  readonly people: readonly SourceImage[];
}): readonly Cell[] => [
  ...cuts.flatMap(({ source, verdict, view }, n) =>
    PRODUCT_SCENES.map(({ id, scenePrompt }): Cell => ({
      title: `${id} ${n + 1}: ${verdict}, ${view}`,
      draw: (context) =>
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
    })),
  ),
  ...people.flatMap((source) =>
    PORTRAIT_TEMPLATES.map(({ id, scenePrompt }): Cell => ({
      title: id,
      draw: (context) =>
        embeddedEngine.draw.portrait?.(
          { templateId: id, scenePrompt, customPrompt: null, source },
          context,
        ),
    })),
  ),
];
