import { css, mix, rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred } from '../paint/layer.ts';
import { SIDE, toned, type Setting, type Stage } from '../scene/stage.ts';
import type { Sprite } from './sprite.ts';

export interface Spot {
  readonly x: number;
  /** Feet, in units from the top. */
  readonly y: number;
  readonly floats: boolean;
}

/** Puts a sprite into the scene: shadow or reflection first, the sprite, then what hides its feet. */
export function placeSprite(stage: Stage, sprite: Sprite, spot: Spot, setting: Setting): void {
  const { brush } = stage;
  const left = spot.x - sprite.footX;
  const top = spot.y - sprite.footY;
  const grounded = !spot.floats && setting.surface !== 'none';
  if (grounded && setting.surface !== 'water')
    castShadow(stage, sprite, spot, setting.surface === 'mirror' ? 0.5 : 1);
  if (grounded && (setting.surface === 'mirror' || setting.surface === 'water'))
    reflect(stage, sprite, spot, setting.surface === 'water' ? 0.62 : 0.26);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sprite.canvas, left, top, sprite.width, sprite.height);
  if (!grounded) return;
  if (setting.surface === 'snow') heapSnow(stage, sprite, spot);
  if (setting.surface === 'water') lapWater(stage, sprite, spot);
}

function castShadow(stage: Stage, sprite: Sprite, spot: Spot, strength: number): void {
  const { brush, light, zoom } = stage;
  const ink = mix(toned(light, [60, 66, 110], 0), [10, 10, 24], 0.35);
  const flat = createLayer(sprite.canvas.width / 2, sprite.canvas.height / 2);
  flat.brush.drawImage(sprite.canvas, 0, 0, flat.canvas.width, flat.canvas.height);
  flat.brush.globalCompositeOperation = 'source-in';
  flat.brush.fillStyle = css(ink);
  flat.brush.fillRect(0, 0, flat.canvas.width, flat.canvas.height);
  const low = light.disc.kind !== 'none' && light.disc.y > 0.34;
  // Indoors no disc is seen: the shadow falls away from the key light.
  const inside = light.disc.kind === 'none' && light.disc.y < 0.2;
  const away = inside
    ? light.key.direction[0] * 1.15
    : (spot.x / SIDE - light.disc.x) * (low ? 1.5 : 0.7);
  brush.save();
  brush.globalAlpha = light.shadow * strength;
  brush.translate(spot.x, spot.y - 4);
  // A low light behind throws the shadow towards the viewer, a high one tucks it under.
  brush.transform(1, 0, low ? -away : away, low ? -0.34 : 0.2, 0, 0);
  const blur = inside ? 13 : 5;
  drawBlurred(
    brush,
    flat.canvas,
    blur * zoom,
    -sprite.footX,
    -sprite.footY,
    sprite.width,
    sprite.height,
  );
  brush.restore();
  const contact = createLayer(128, 48);
  contact.brush.fillStyle = css(ink);
  contact.brush.beginPath();
  contact.brush.ellipse(64, 24, 46, 9, 0, 0, 7);
  contact.brush.fill();
  brush.save();
  brush.globalAlpha = Math.min(0.85, light.shadow * 1.35) * Math.sqrt(strength);
  const wide = sprite.width * (inside ? 0.86 : 1.25);
  drawBlurred(brush, contact.canvas, 9 * zoom, spot.x - wide / 2, spot.y - 30, wide, 56);
  brush.restore();
}

function reflect(stage: Stage, sprite: Sprite, spot: Spot, strength: number): void {
  const { brush, zoom } = stage;
  const mirror = createLayer(sprite.canvas.width, sprite.canvas.height);
  mirror.brush.translate(0, sprite.canvas.height);
  mirror.brush.scale(1, -1);
  mirror.brush.drawImage(sprite.canvas, 0, 0);
  mirror.brush.setTransform(1, 0, 0, 1, 0, 0);
  mirror.brush.globalCompositeOperation = 'destination-in';
  const fade = mirror.brush.createLinearGradient(0, 0, 0, sprite.canvas.height);
  fade.addColorStop(0, `rgba(0,0,0,${strength})`);
  fade.addColorStop(0.75, 'rgba(0,0,0,0)');
  mirror.brush.fillStyle = fade;
  mirror.brush.fillRect(0, 0, sprite.canvas.width, sprite.canvas.height);
  const under = sprite.height - sprite.footY;
  drawBlurred(
    brush,
    mirror.canvas,
    3.2 * zoom,
    spot.x - sprite.footX,
    spot.y - under - 6,
    sprite.width,
    sprite.height,
  );
}

/** Small heaps of snow around the feet, lit like the ground, with a few footprints behind. */
function heapSnow(stage: Stage, sprite: Sprite, spot: Spot): void {
  const { brush, light, zoom } = stage;
  const random = stage.random.fork(`heap ${Math.round(spot.x)}`);
  const heap = createLayer(SIDE / 2, 110);
  const white = toned(light, rgb('#f6f7fd'), 0.78);
  const blue = toned(light, rgb('#aab6dc'), 0.3);
  for (let i = 0; i < 46; i++) {
    const x = 256 + random.bell() * (sprite.width * 0.16);
    const y = 58 + random.bell() * 4;
    heap.brush.fillStyle = css(mix(blue, white, random.next()), 0.85);
    heap.brush.beginPath();
    heap.brush.ellipse(x, y, random.between(9, 24), random.between(3, 6.5), 0, 0, 7);
    heap.brush.fill();
  }
  drawBlurred(brush, heap.canvas, 4 * zoom, spot.x - SIDE / 2, spot.y - 104, SIDE, 220);
}

function lapWater(stage: Stage, sprite: Sprite, spot: Spot): void {
  const { brush, light } = stage;
  const random = stage.random.fork('lap');
  brush.lineCap = 'round';
  for (let i = 0; i < 40; i++) {
    brush.strokeStyle = css(
      mix(light.sky[2], [255, 255, 255], random.next() * 0.6),
      random.between(0.2, 0.6),
    );
    brush.lineWidth = random.between(1, 3);
    const x = spot.x + random.bell() * sprite.width * 0.3;
    const y = spot.y - 4 + random.between(-3, 12);
    const w = random.between(12, 60);
    brush.beginPath();
    brush.moveTo(x - w / 2, y);
    brush.quadraticCurveTo(x, y + random.between(-3, 3), x + w / 2, y);
    brush.stroke();
  }
}
