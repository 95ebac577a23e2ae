import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { PRODUCT_SCENES } from '@lumashot/domain/catalog/productScenes';
import type { ProductSource, SourceImage } from '@lumashot/domain/imaging/engine';
import { packMask } from '@lumashot/engine/cutout/mask';
import { clearOfBorder } from '@lumashot/engine/cutout/view/edgesCutOff';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';
import { sizeOfName } from '#app/features/images/product/largeNames.ts';
import type { ShownCut } from './cutAsOnDevice.ts';
import type { Said } from './said.ts';

const SEED = 1;
const CELL = 640;
const COLUMNS = 4;
const PATIENCE_MS = 120_000;

interface Sold {
  readonly said: Said;
  readonly shown: ShownCut;
}

/** The product in all eight scenes on one sheet, in the catalogue's order; what is refused is a grey cell. Its failures are printed. */
export async function drawScenes(photo: Uint8Array, { said, shown }: Sold): Promise<Buffer> {
  const source = await sourceOf(photo, { said, shown });
  const cells: OverlayOptions[] = [];
  for (const [n, { id, scenePrompt }] of PRODUCT_SCENES.entries()) {
    const drawn = await embeddedEngine.draw.productShot?.(
      {
        productName: said.name,
        sceneId: id,
        scenePrompt,
        customPrompt: null,
        view: said.view ?? shown.view,
        productSize: said.size ?? sizeOfName(said.name),
        sources: [source],
      },
      { seed: SEED, signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    if (drawn?.ok !== true) {
      console.log(`  ${id}: ${drawn?.failure}`);
      continue;
    }
    const input = await sharp(drawn.picture.bytes).resize(CELL, CELL).png().toBuffer();
    cells.push({ input, left: (n % COLUMNS) * CELL, top: Math.floor(n / COLUMNS) * CELL });
  }
  const height = Math.ceil(PRODUCT_SCENES.length / COLUMNS) * CELL;
  return sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#808080' } })
    .composite(cells)
    .png()
    .toBuffer();
}

/** Photo and mask as the form sends them, turned as its seller wants them. */
async function sourceOf(photo: Uint8Array, { said, shown }: Sold): Promise<ProductSource> {
  const { cut } = shown;
  const alpha = said.isAllInPhoto ? clearOfBorder(cut.alpha) : cut.alpha;
  const { data, width, height } = packMask({ ...cut, alpha });
  const mask = sharp(new Uint8Array(data), { raw: { width, height, channels: 4 } });
  return {
    ...(await turned(sharp(photo), said.turn, '#ffffff')),
    cut: await turned(mask, said.turn, '#000000'),
  };
}

async function turned(image: Sharp, degrees: number, background: string): Promise<SourceImage> {
  const upright = degrees === 0 ? image : image.rotate(degrees, { background });
  const bytes = await upright.png().toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/png' };
}
