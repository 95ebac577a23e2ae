import { css, type Rgb } from '../paint/colour.ts';
import { createLayer, drawSoft, type Brush, type Layer } from '../paint/layer.ts';

/** How the ground answers what stands on it. */
export interface Ground {
  /** Units the shadow's top is moved per unit of height; above 0 to the right. */
  readonly lean: number;
  /** Length of the shadow per unit of height: 0.1 under noon light, 1 under a low sun. */
  readonly length: number;
  readonly blur: number;
  readonly strength: number;
  readonly ink: Rgb;
  /** Mirror image in the ground, 0..1, and how far it reaches up the thing. */
  readonly mirror: number;
  readonly mirrorReach: number;
  readonly mirrorBlur: number;
}

export interface Standing {
  readonly layer: Layer;
  /** Middle of the foot, in units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The soft dark line where a thing touches, its shadow, and its image in a glossy ground. */
export function paintFooting(brush: Brush, thing: Standing, ground: Ground): void {
  if (ground.mirror > 0) paintMirror(brush, thing, ground);
  if (ground.strength <= 0) return;
  const { x, y, width, height, layer } = thing;
  const flat = createLayer(width / 2, height / 2);
  flat.brush.drawImage(layer.canvas, 0, 0, width / 2, height / 2);
  flat.brush.globalCompositeOperation = 'source-in';
  const fade = flat.brush.createLinearGradient(0, 0, 0, height / 2);
  fade.addColorStop(0, css(ground.ink, 0.15));
  fade.addColorStop(1, css(ground.ink));
  flat.brush.fillStyle = fade;
  flat.brush.fillRect(0, 0, width, height);
  brush.save();
  brush.globalAlpha = ground.strength * 0.75;
  brush.translate(x, y - 3);
  brush.transform(1, 0, -ground.lean, ground.length, 0, 0);
  drawSoft(brush, flat.canvas, ground.blur, -width / 2, -height, width, height);
  brush.restore();
  for (const [share, tall, strength] of [
    [1.06, 15, 0.5],
    [0.9, 6, 0.75],
  ] as const)
    paintContact(brush, thing, {
      share,
      tall,
      alpha: Math.min(1, ground.strength * 1.5) * strength,
      ink: ground.ink,
    });
}

function paintContact(
  brush: Brush,
  { x, y, width, layer, height }: Standing,
  { share, tall, alpha, ink }: { share: number; tall: number; alpha: number; ink: Rgb },
): void {
  const foot = footOf(layer);
  const wide = foot.width * (width / layer.canvas.width) * share;
  const middle = x - width / 2 + foot.centre * (width / layer.canvas.width);
  const dab = createLayer(wide + 120, 120);
  dab.brush.fillStyle = css(ink, alpha);
  dab.brush.beginPath();
  dab.brush.ellipse(wide / 2 + 60, 60, wide / 2, tall, 0, 0, 7);
  dab.brush.fill();
  drawSoft(
    brush,
    dab.canvas,
    Math.max(2, tall * 0.55),
    middle - wide / 2 - 60,
    y - 60 - height * 0.008,
  );
}

/** Where the lowest part of a cut-out touches the ground, in its own pixels. */
export function footOf({ canvas, brush }: Layer): {
  readonly centre: number;
  readonly width: number;
} {
  const rows = Math.max(1, Math.round(canvas.height * 0.035));
  const { data } = brush.getImageData(0, canvas.height - rows, canvas.width, rows);
  let [x0, x1] = [canvas.width, 0];
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 120) continue;
    const x = ((i - 3) / 4) % canvas.width;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
  }
  return x1 <= x0
    ? { centre: canvas.width / 2, width: canvas.width * 0.6 }
    : { centre: (x0 + x1) / 2, width: x1 - x0 };
}

function paintMirror(brush: Brush, { layer, x, y, width, height }: Standing, ground: Ground): void {
  const mirror = createLayer(width, height);
  mirror.brush.translate(0, mirror.canvas.height);
  mirror.brush.scale(1, -1);
  mirror.brush.drawImage(layer.canvas, 0, 0, width, height);
  mirror.brush.setTransform(1, 0, 0, 1, 0, 0);
  mirror.brush.globalCompositeOperation = 'destination-in';
  const fade = mirror.brush.createLinearGradient(0, 0, 0, height * ground.mirrorReach);
  fade.addColorStop(0, `rgba(0,0,0,${ground.mirror})`);
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  mirror.brush.fillStyle = fade;
  mirror.brush.fillRect(0, 0, width, height);
  drawSoft(brush, mirror.canvas, ground.mirrorBlur, x - width / 2, y - 4);
}
