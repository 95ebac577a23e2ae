import { grade } from '../grade/grade.ts';
import { css, rgb } from '../paint/colour.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { sharpen } from '../edit/sharpen.ts';
import { centrePiece } from '../photo/centrePiece.ts';
import { copyWithin } from '../photo/copyWithin.ts';
import { cutInBands } from '../photo/cutInBands.ts';
import { mapPlane, resizePlane, softBlur, type Plane } from '../cutout/raster/plane.ts';
import { applyTone, NO_TONE } from '../photo/tone.ts';
import type { Random } from '../random.ts';
import { setLook } from '../sets/setStage.ts';
import { balance } from './balance.ts';
import { improve } from './improve.ts';
import { vary } from './vary.ts';

/** May change the photo that it is given. */
type Preset = (photo: Layer, random: Random) => Layer;

/** One recipe for each ready-made enhancement of the catalogue, by its id. */
export const presets: ReadonlyMap<string, Preset> = new Map<string, Preset>([
  ['cinematic', cinematic],
  ['improve', improve],
  ['modern', modern],
  ['vintage', vintage],
  ['variation', vary],
]);

/** Light from one side, teal in the shadows, amber in the lights. */
function cinematic(photo: Layer, random: Random): Layer {
  applyTone(photo, { ...NO_TONE, brightness: -0.42, contrast: 0.3, saturation: -0.12 });
  sideLight(photo, random.chance(0.5) ? 1 : -1);
  grade(
    photo,
    setLook({
      contrast: 1.08,
      saturation: 0.98,
      vignette: 0.6,
      grain: 7,
      bloom: 0.24,
      shadows: [-16, 6, 24],
      lights: [12, 2, -26],
    }),
    random,
  );
  return photo;
}

function sideLight(photo: Layer, side: 1 | -1): void {
  const { brush, canvas } = photo;
  const { width, height } = canvas;
  const from = side > 0 ? width : 0;
  const fall = brush.createLinearGradient(from, 0, width - from, height * 0.4);
  fall.addColorStop(0, 'rgba(255,226,180,0.55)');
  fall.addColorStop(0.45, 'rgba(128,128,128,0.1)');
  fall.addColorStop(1, 'rgba(14,26,40,0.62)');
  brush.save();
  brush.globalCompositeOperation = 'soft-light';
  brush.fillStyle = fall;
  brush.fillRect(0, 0, width, height);
  brush.restore();
}

/** Bright, even, neutral; the surroundings step back. */
function modern(photo: Layer, random: Random): Layer {
  balance(photo);
  const calm = calmed(photo);
  applyTone(calm, { ...NO_TONE, brightness: 0.24, contrast: 0.2, saturation: 0.16, shadows: 0.3 });
  sharpen(calm, 0.4);
  grade(
    calm,
    setLook({
      contrast: 1.03,
      saturation: 1.04,
      vignette: 0,
      grain: 0,
      bloom: 0.14,
      shadows: [3, 4, 7],
      lights: [-1, 1, 4],
    }),
    random,
  );
  return calm;
}

/** What is not in the middle of interest gets paler; the mask is too soft to be seen. */
function calmed(photo: Layer): Layer {
  const { width, height } = photo.canvas;
  const around = aroundPiece(photo);
  const pale = createLayer(width, height);
  pale.brush.drawImage(photo.canvas, 0, 0);
  applyTone(pale, { ...NO_TONE, saturation: -0.6, brightness: 0.6, contrast: -0.2 });
  const veil = cutInBands(pale, around, { reach: 1 });
  photo.brush.drawImage(veil.canvas, 0, 0);
  return photo;
}

/** More pixels would make a mask as soft as this one no better. */
const MASK_SIDE = 1024;

/** How much paler each pixel gets. */
function aroundPiece(photo: Layer): Plane {
  const small = copyWithin(photo, MASK_SIDE);
  const radius = Math.max(2, Math.round(Math.max(small.canvas.width, small.canvas.height) / 30));
  const mask = mapPlane(softBlur(centrePiece(small), radius), (v) => (1 - v) * 0.42);
  const { width, height } = photo.canvas;
  return small === photo ? mask : resizePlane(mask, width, height);
}

/** A faded print of the 1970s. */
function vintage(photo: Layer, random: Random): Layer {
  applyTone(photo, { ...NO_TONE, contrast: -0.25, saturation: -0.34, warmth: 0.55, shadows: 0.25 });
  leak(photo, random);
  grade(
    photo,
    setLook({
      contrast: 0.94,
      saturation: 0.92,
      vignette: 0.75,
      grain: 15,
      bloom: 0.3,
      shadows: [36, 24, 26],
      lights: [2, -8, -34],
    }),
    random,
  );
  return photo;
}

/** Light that came in through the back of the camera. */
function leak({ brush, canvas }: Layer, random: Random): void {
  const { width, height } = canvas;
  const x = random.chance(0.5) ? 0 : width;
  const y = random.between(0.1, 0.6) * height;
  const radius = Math.max(width, height) * 0.5;
  const leaked = createLayer(width, height);
  const fill = leaked.brush.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, css(rgb('#ff8a3c'), 0.5));
  fill.addColorStop(0.5, css(rgb('#ff5a3c'), 0.16));
  fill.addColorStop(1, css(rgb('#ff5a3c'), 0));
  leaked.brush.fillStyle = fill;
  leaked.brush.fillRect(0, 0, width, height);
  brush.save();
  brush.globalCompositeOperation = 'screen';
  brush.drawImage(leaked.canvas, 0, 0);
  brush.restore();
}
