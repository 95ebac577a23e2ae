import sharp from 'sharp';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { css, rgb, scale } from '../paint/colour.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import type { SolidId } from '../prompt/scene.ts';
import { createRandom } from '../random.ts';
import { SIDE } from '../scene/stage.ts';
import { createStage } from '../sets/setStage.ts';
import { paintFooting } from '../sets/standing.ts';
import type { Rotation } from '../solid/part.ts';
import { drawModel } from '../subjects/sprite.ts';
import { buildThing, thingViews } from '../subjects/things.ts';

interface Shot {
  readonly thing: SolidId;
  readonly colour: string;
  readonly backdrop: string;
}

/** For tests and galleries: a snapshot of a thing on paper, with a shadow, uneven light and noise. */
export async function productPhoto({ thing, colour, backdrop }: Shot): Promise<SourceImage> {
  const random = createRandom(11);
  const stage = createStage('studio', random);
  const { brush } = stage;
  const paper = brush.createRadialGradient(420, 380, 60, 512, 512, 800);
  paper.addColorStop(0, css(scale(rgb(backdrop), 1.06)));
  paper.addColorStop(1, css(scale(rgb(backdrop), 0.86)));
  brush.fillStyle = paper;
  brush.fillRect(0, 0, SIDE, SIDE);
  const { yaw, pitch } = thingViews[thing];
  const [c, s, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const view: Rotation = [c, 0, s, sp * s, cp, -sp * c, -cp * s, sp, cp * c];
  const sprite = drawModel(buildThing(thing, rgb(colour)), view, 560, stage.light, 1, random);
  // The sprite's margin below its feet would lift it off its shadow.
  const { width, footY: height } = sprite;
  const perUnit = sprite.canvas.width / width;
  const layer = createLayer(width * perUnit, height * perUnit);
  layer.brush.drawImage(sprite.canvas, 0, 0);
  const middle = { x: 500 - sprite.footX, y: 800 - height };
  paintFooting(
    brush,
    { layer, x: middle.x + width / 2, y: middle.y + height, width, height },
    {
      lean: -0.5,
      length: 0.16,
      blur: 14,
      strength: 0.4,
      ink: [30, 30, 36],
      mirror: 0,
      mirrorReach: 1,
      mirrorBlur: 1,
    },
  );
  brush.drawImage(layer.canvas, middle.x, middle.y, width, height);
  return photoOf(stage.layer);
}

/** JPEG bytes of a layer with a little sensor noise. */
export async function photoOf(layer: Layer): Promise<SourceImage> {
  const { width, height } = layer.canvas;
  const random = createRandom(5);
  const image = layer.brush.getImageData(0, 0, width, height);
  for (let i = 0; i < image.data.length; i++)
    if (i % 4 !== 3) image.data[i] = (image.data[i] ?? 0) + random.bell() * 1.6;
  const raw = { width, height, channels: 4 } as const;
  const bytes = await sharp(image.data, { raw }).removeAlpha().jpeg({ quality: 92 }).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}
