import { css } from '../paint/colour.ts';
import type { PlaceId, Scene } from '../prompt/scene.ts';
import { SIDE, toned, type Stage } from './stage.ts';
import { W, H, treeSprite, type TreeKind } from './trees.ts';

export interface Stand {
  readonly kind: TreeKind;
  /** Line of the roots and height of a tree, in units. */
  readonly base: number;
  readonly height: number;
  readonly distance: number;
  readonly count: number;
  /** Trees keep out of the middle: 0 none, 1 only the edges. */
  readonly clearing: number;
}

const WOODED: readonly PlaceId[] = ['forest', 'garden'];

/** Where trees were counted no others are seen, nor beside "a palm tree" where none belong. */
const countsTrees = ({ subjects, place }: Scene): boolean =>
  subjects.some(
    ({ noun, counted, count }) =>
      noun.thing.kind === 'tree' && (counted === true || (count === 1 && !WOODED.includes(place))),
  );

/** A stand of trees of one depth, from a few sprites. */
export function paintStand(stage: Stage, stand: Stand, label: string): void {
  if (countsTrees(stage.scene)) return;
  const random = stage.random.fork(`stand ${label}`);
  const sprites = Array.from({ length: Math.min(4, stand.count) }, () =>
    treeSprite(stage.light, stand.kind, stand.distance, random),
  );
  const { brush } = stage;
  brush.imageSmoothingQuality = 'high';
  for (let i = 0; i < stand.count; i++) {
    const spread = (i + random.between(0.1, 0.9)) / stand.count;
    let x = (spread * 1.2 - 0.1) * SIDE;
    if (stand.clearing > 0) {
      const half = SIDE / 2;
      const off = (x - half) / half;
      x =
        half +
        Math.sign(off || 1) * (stand.clearing + (1.12 - stand.clearing) * Math.abs(off)) * half;
    }
    const size = stand.height * random.between(0.68, 1.18);
    const width = (size * W) / H;
    const low = stage.light.disc.kind !== 'none' && stage.light.disc.y > 0.3;
    const sun = stage.light.disc.x * SIDE;
    // The way to a low sun stays open.
    if (low && size > 190 && Math.abs(x - sun) < width * 0.3)
      x = sun + Math.sign(x - sun || 1) * width * 0.37;
    const sprite = sprites[i % sprites.length];
    if (sprite === undefined) continue;
    const foot = stand.base + size * 0.004;
    rootShade(stage, x, foot, width, stand.distance);
    brush.drawImage(
      sprite,
      x - width / 2,
      stand.base - size + random.between(-0.02, 0.03) * stand.height,
      width,
      size * 1.01,
    );
  }
}

/** A soft dark pool under a tree, so that it stands on its ground. */
function rootShade(stage: Stage, x: number, y: number, width: number, distance: number): void {
  const { brush, light } = stage;
  if (width < 90) return;
  const ink = toned(light, [50, 54, 92], 0, distance);
  const pool = brush.createRadialGradient(0, 0, 0, 0, 0, width * 0.36);
  pool.addColorStop(0, css(ink, light.shadow * 0.9));
  pool.addColorStop(1, css(ink, 0));
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.14);
  brush.fillStyle = pool;
  brush.fillRect(-width, -width, width * 2, width * 2);
  brush.restore();
}
