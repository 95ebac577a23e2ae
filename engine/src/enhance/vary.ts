import { grade } from '../grade/grade.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { applyTone, NO_TONE } from '../photo/tone.ts';
import type { Random } from '../random.ts';
import { setLook } from '../sets/setStage.ts';

/**
 * The picture once more: nearer, from another angle, under a light from elsewhere. It is never
 * mirrored: writing stays readable.
 */
export function vary(photo: Layer, random: Random): Layer {
  const side = random.chance(0.5) ? 1 : -1;
  const turned = lookFrom(photo, side * random.between(0.09, 0.15));
  const framed = reframe(turned, {
    zoom: random.between(1.1, 1.22),
    tilt: side * random.between(0.012, 0.03),
    across: -side * random.between(0.4, 1),
    down: random.between(0.3, 0.9),
  });
  const warmth = random.between(0.25, 0.55) * (random.chance(0.5) ? 1 : -1);
  applyTone(framed, {
    ...NO_TONE,
    warmth,
    contrast: 0.18,
    brightness: random.between(-0.06, 0.12),
  });
  light(framed, side);
  grade(
    framed,
    setLook({ contrast: 1.02, saturation: 1.05, vignette: 0.35, grain: 2, bloom: 0.24 }),
    random,
  );
  return framed;
}

/** As seen from a step to one side: one edge comes nearer, the other moves away. */
function lookFrom(photo: Layer, strength: number): Layer {
  const { width, height } = photo.canvas;
  const out = createLayer(width, height);
  const { brush } = out;
  brush.imageSmoothingQuality = 'high';
  for (let x = 0; x < width; x++) {
    const t = (x + 0.5) / width - 0.5;
    const near = 1 + Math.abs(strength) / 2 + t * strength;
    // Nearer columns are also wider: the step in the source follows the perspective.
    const from = width * (0.5 + t * (1 - strength * t * 0.6));
    const tall = height * near;
    brush.drawImage(
      photo.canvas,
      Math.min(width - 1, Math.max(0, from)),
      0,
      1,
      height,
      x,
      (height - tall) / 2,
      1.4,
      tall,
    );
  }
  return out;
}

interface Framing {
  readonly zoom: number;
  /** Radians. */
  readonly tilt: number;
  /** -1..1 of the room the zoom leaves. */
  readonly across: number;
  readonly down: number;
}

function reframe(photo: Layer, { zoom, tilt, across, down }: Framing): Layer {
  const { width, height } = photo.canvas;
  const out = createLayer(width, height);
  // A tilt needs some of the room at the corners.
  const room = (zoom - 1) / 2;
  const spare = Math.max(0, room - Math.abs(Math.sin(tilt)) * 0.62);
  out.brush.imageSmoothingQuality = 'high';
  out.brush.translate(width * (0.5 + across * spare), height * (0.5 + down * spare));
  out.brush.rotate(tilt);
  out.brush.scale(zoom, zoom);
  out.brush.drawImage(photo.canvas, -width / 2, -height / 2);
  out.brush.setTransform(1, 0, 0, 1, 0, 0);
  return out;
}

function light({ brush, canvas }: Layer, side: number): void {
  const { width, height } = canvas;
  const fall = brush.createLinearGradient(side > 0 ? width : 0, 0, side > 0 ? 0 : width, height);
  fall.addColorStop(0, 'rgba(255,240,214,0.4)');
  fall.addColorStop(1, 'rgba(30,34,60,0.4)');
  brush.save();
  brush.globalCompositeOperation = 'soft-light';
  brush.fillStyle = fall;
  brush.fillRect(0, 0, width, height);
  brush.restore();
}
