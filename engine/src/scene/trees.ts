import { type Canvas } from '@napi-rs/canvas';
import { css, mix, rgb, type Rgb } from '../paint/colour.ts';
import { createLayer, type Brush } from '../paint/layer.ts';
import type { Random } from '../random.ts';
import type { Light } from './light.ts';
import { toned } from './stage.ts';

export type TreeKind =
  | 'conifer'
  | 'snowConifer'
  | 'broad'
  | 'autumn'
  | 'blossom'
  | 'birch'
  | 'palm'
  | 'acacia'
  | 'bare'
  | 'jungle';

export const W = 420;

export const H = 460;

/** One tree standing on the middle of the bottom edge, lit for its distance. */
export function treeSprite(
  light: Light,
  kind: TreeKind,
  distance: number,
  random: Random,
  fine = 1,
): Canvas {
  const layer = createLayer(W * fine, H * fine);
  layer.brush.scale(fine, fine);
  const ink = (hex: string, lit: number): Rgb => toned(light, rgb(hex), lit, distance);
  const side = Math.sign(light.disc.x - 0.5) || 1;
  if (kind === 'conifer' || kind === 'snowConifer')
    conifer(layer.brush, ink, kind === 'snowConifer', side, random);
  else if (kind === 'palm') palm(layer.brush, ink, random);
  else if (kind === 'bare') branchy(layer.brush, ink, random, '#4a3a30', 7, () => undefined);
  else broadleaf(layer.brush, ink, kind, side, random);
  return layer.canvas;
}

type Ink = (hex: string, lit: number) => Rgb;

function conifer(brush: Brush, ink: Ink, snowy: boolean, side: number, random: Random): void {
  const cx = W / 2;
  const trunk = brush.createLinearGradient(cx - 9, 0, cx + 9, 0);
  trunk.addColorStop(0, css(ink('#4a3426', side < 0 ? 0.9 : 0.1)));
  trunk.addColorStop(1, css(ink('#4a3426', side > 0 ? 0.9 : 0.1)));
  brush.fillStyle = trunk;
  brush.beginPath();
  brush.moveTo(cx - 9, H);
  brush.lineTo(cx - 2, 40);
  brush.lineTo(cx + 2, 40);
  brush.lineTo(cx + 9, H);
  brush.fill();
  brush.lineCap = 'round';
  const tiers = 24;
  const skew = random.between(0.85, 1.12);
  for (let t = tiers; t >= 0; t--) {
    const down = t / tiers;
    const y = 14 + down * (H - 112);
    const reach = (8 + Math.pow(down, 0.86) * 122) * skew * random.between(0.82, 1.1);
    const sprays = 7 + Math.round(down * 15);
    for (let s = 0; s < sprays; s++) {
      const across = (s / Math.max(1, sprays - 1)) * 2 - 1 + random.bell() * 0.07;
      const length = reach * (0.62 + 0.38 * random.next());
      const ex = cx + across * length;
      const ey = y + 10 + Math.abs(across) * (20 + down * 26) + random.bell() * 5;
      const lit = Math.min(1, Math.max(0, 0.32 + across * side * 0.42 + random.bell() * 0.12));
      brush.strokeStyle = css(ink(random.chance(0.5) ? '#2f5240' : '#24453a', lit), 0.95);
      brush.lineWidth = random.between(4, 8) * (0.5 + down * 0.7);
      brush.beginPath();
      brush.moveTo(cx + across * length * 0.15, y - 4);
      brush.quadraticCurveTo(cx + across * length * 0.6, y + 2, ex, ey);
      brush.stroke();
      brush.lineWidth = 1.6;
      for (let n = 0; n < 3; n++) {
        const f = random.between(0.55, 1);
        const nx = cx + across * length * f;
        const ny = y + (ey - y) * f * f;
        brush.beginPath();
        brush.moveTo(nx, ny);
        brush.lineTo(nx + across * random.between(2, 9), ny + random.between(6, 15));
        brush.stroke();
      }
      if (snowy && random.chance(0.72)) {
        brush.strokeStyle = css(
          mix(ink('#aebce0', 0.15), ink('#ffffff', 1), Math.min(1, lit * 1.25)),
          0.95,
        );
        brush.lineWidth = random.between(4, 9) * (0.5 + down * 0.7);
        brush.beginPath();
        brush.moveTo(cx + across * length * random.between(0.3, 0.5), y - 1);
        brush.quadraticCurveTo(
          cx + across * length * 0.7,
          y - 1 + Math.abs(across) * 4,
          cx + across * length * 0.93,
          ey - 7,
        );
        brush.stroke();
      }
    }
  }
}

function branchy(
  brush: Brush,
  ink: Ink,
  random: Random,
  bark: string,
  depth: number,
  tip: (x: number, y: number) => void,
): void {
  brush.lineCap = 'round';
  const grow = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    level: number,
  ): void => {
    const ex = x + Math.cos(angle) * length;
    const ey = y - Math.sin(angle) * length;
    brush.strokeStyle = css(ink(bark, 0.25 + 0.5 * random.next()));
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + (ex - x) * 0.5 + random.bell() * 4, y + (ey - y) * 0.5, ex, ey);
    brush.stroke();
    if (level <= 0 || length < 9) {
      tip(ex, ey);
      return;
    }
    const forks = random.chance(0.3) ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const spread = (i - (forks - 1) / 2) * random.between(0.5, 0.85) + random.bell() * 0.1;
      grow(ex, ey, angle + spread, length * random.between(0.68, 0.84), width * 0.66, level - 1);
    }
  };
  grow(W / 2, H, Math.PI / 2 + random.bell() * 0.04, 96, 17, depth);
}

const leaves: Partial<Record<TreeKind, readonly [string, string, string, string]>> = {
  broad: ['#2f5a2c', '#477a34', '#6a9a3e', '#8fb84e'],
  autumn: ['#8a3a1c', '#c25a20', '#e08a2a', '#f0b83c'],
  blossom: ['#d07a9a', '#eaa0b8', '#f6c4d2', '#fde6ea'],
  birch: ['#5c7a2c', '#8aa23a', '#b8b848', '#d8cf6a'],
  acacia: ['#3c4a22', '#59672c', '#7c8438', '#9a9c4c'],
  jungle: ['#164a2c', '#206238', '#338046', '#5aa24c'],
};

function broadleaf(brush: Brush, ink: Ink, kind: TreeKind, side: number, random: Random): void {
  const tips: [number, number][] = [];
  const bark = kind === 'birch' ? '#d9d4c8' : kind === 'acacia' ? '#5a4430' : '#54402f';
  branchy(brush, ink, random, bark, 5, (x, y) => tips.push([x, y]));
  const inks = leaves[kind] ?? ['#2f5a2c', '#477a34', '#6a9a3e', '#8fb84e'];
  const flat = kind === 'acacia';
  const centre = tips.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, tips.length);
  const dabs: { x: number; y: number; lit: number }[] = [];
  for (const [tx, ty] of tips) {
    const y0 = flat ? centre + (ty - centre) * 0.32 - 20 : Math.max(52, ty);
    const x0 = flat
      ? Math.min(W - 40, Math.max(40, W / 2 + (tx - W / 2) * 1.25))
      : Math.min(W - 44, Math.max(44, tx));
    for (let i = 0; i < 22; i++) {
      const x = x0 + random.bell() * 19;
      const y = y0 + random.bell() * (flat ? 8 : 17);
      const lit = 0.5 + ((x - W / 2) / W) * side * 0.75 - (y - centre) / 260 + random.bell() * 0.16;
      dabs.push({ x, y, lit });
    }
  }
  dabs.sort((p, q) => p.lit - q.lit);
  for (const { x, y, lit } of dabs) {
    const l = Math.min(1, Math.max(0, lit));
    const hex = inks[Math.min(3, Math.floor(l * 4))] ?? inks[0];
    brush.fillStyle = css(ink(hex, l), 0.9);
    brush.beginPath();
    brush.ellipse(x, y, random.between(3, 7), random.between(2, 4.6), random.between(0, 3), 0, 7);
    brush.fill();
  }
}

function palm(brush: Brush, ink: Ink, random: Random): void {
  const lean = random.between(-50, 50);
  const [tx, ty] = [W / 2 + lean, 120];
  brush.lineCap = 'round';
  for (let i = 0; i < 30; i++) {
    const t = i / 29;
    const x = W / 2 + lean * t * t;
    const y = H - (H - ty) * t;
    brush.strokeStyle = css(ink('#7a5c3e', 0.3 + 0.4 * (i % 2)));
    brush.lineWidth = 17 - t * 8;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + lean * 0.03, y - 11);
    brush.stroke();
  }
  for (let f = 0; f < 15; f++) {
    const a = (f / 15) * Math.PI * 2 + random.bell() * 0.12;
    const reach = random.between(95, 135);
    const ex = tx + Math.cos(a) * reach;
    const ey = ty + Math.sin(a) * reach * 0.45 + 36;
    const px = tx + Math.cos(a) * reach * 0.55;
    const py = ty + Math.sin(a) * reach * 0.3 - 30;
    for (let s = 0; s <= 26; s++) {
      const t = s / 26;
      const x = (1 - t) * (1 - t) * tx + 2 * t * (1 - t) * px + t * t * ex;
      const y = (1 - t) * (1 - t) * ty + 2 * t * (1 - t) * py + t * t * ey;
      brush.strokeStyle = css(
        ink(random.chance(0.5) ? '#3f6a34' : '#56823c', 0.3 + 0.6 * random.next()),
      );
      brush.lineWidth = 2;
      for (const d of [-1, 1]) {
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(
          x + Math.cos(a) * 12 + d * Math.sin(a) * 6,
          y + 17 * Math.sin(Math.PI * Math.min(1, t + 0.15)) + d * 3 + 4,
        );
        brush.stroke();
      }
    }
  }
}
