import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import { SIDE, type Stage } from '../scene/stage.ts';
import { concreteAt, paintSoft, paintSurface } from './backdrops.ts';

interface Panes {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly columns: number;
  readonly rows: number;
  readonly sky: readonly [string, string];
  readonly frame: string;
  readonly bar: number;
}

/** A window or a glass wall: bright panes and their frame. */
export function panes(b: Brush, p: Panes): void {
  const { from, to, top, bottom } = p;
  const fill = b.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, p.sky[0]);
  fill.addColorStop(1, p.sky[1]);
  b.fillStyle = fill;
  b.fillRect(from, top, to - from, bottom - top);
  b.fillStyle = p.frame;
  for (let i = 0; i <= p.columns; i++)
    b.fillRect(from + ((to - from) * i) / p.columns - p.bar / 2, top, p.bar, bottom - top);
  for (let i = 0; i <= p.rows; i++)
    b.fillRect(
      from - p.bar / 2,
      top + ((bottom - top) * i) / p.rows - p.bar / 2,
      to - from + p.bar,
      p.bar,
    );
}

/** Pictures of lamps hanging in a row into the distance. */
export function lamps(
  b: Brush,
  spots: readonly (readonly [number, number, number])[],
  colour: string,
): void {
  for (const [x, y, r] of spots) {
    const fill = b.createRadialGradient(x, y, 0, x, y, r * 4);
    fill.addColorStop(0, css(mix(rgb(colour), [255, 255, 255], 0.7)));
    fill.addColorStop(0.22, css(rgb(colour), 0.85));
    fill.addColorStop(1, css(rgb(colour), 0));
    b.fillStyle = fill;
    b.fillRect(x - r * 4, y - r * 4, r * 8, r * 8);
  }
}

interface Floor {
  /** Where wall and floor meet. */
  readonly top: number;
  readonly tone: string;
  /** Boards or slabs run towards this point; none without. */
  readonly lines?: { readonly count: number; readonly ink: string; readonly rows: number };
  readonly sheen?: string;
}

/** A floor in perspective from its rear edge to the viewer. */
export function paintFloor(stage: Stage, { top, tone, lines, sheen }: Floor): void {
  const { brush } = stage;
  const base = rgb(tone);
  const surface = concreteAt(base);
  paintSurface(
    stage,
    { x: 0, y: top, width: SIDE, height: SIDE - top },
    `floor ${top}`,
    (u, v, n) => {
      const near = (v - top) / (SIDE - top);
      return scale(surface(u, v * 2.4, n), 0.78 + near * 0.3);
    },
  );
  if (lines !== undefined) {
    brush.save();
    brush.beginPath();
    brush.rect(0, top, SIDE, SIDE - top);
    brush.clip();
    brush.strokeStyle = lines.ink;
    for (let i = -lines.count; i <= lines.count * 2; i++) {
      const x = (i / lines.count) * SIDE;
      brush.lineWidth = 1.5;
      brush.beginPath();
      brush.moveTo(512 + (x - 512) * 0.42, top);
      brush.lineTo(512 + (x - 512) * 1.9, SIDE);
      brush.stroke();
    }
    for (let i = 1; i <= lines.rows; i++) {
      const y = top + (SIDE - top) * Math.pow(i / lines.rows, 1.9);
      brush.lineWidth = 0.8 + i / lines.rows;
      brush.beginPath();
      brush.moveTo(0, y);
      brush.lineTo(SIDE, y);
      brush.stroke();
    }
    brush.restore();
  }
  if (sheen !== undefined) {
    const fill = brush.createLinearGradient(0, top, 0, SIDE);
    fill.addColorStop(0, css(rgb(sheen), 0.5));
    fill.addColorStop(0.5, css(rgb(sheen), 0.08));
    fill.addColorStop(1, 'rgba(0,0,0,0.22)');
    brush.fillStyle = fill;
    brush.fillRect(0, top, SIDE, SIDE - top);
  }
}

/** Bricks in running bond, each a little different. */
export function bricks(stage: Stage, b: Brush, tone: Rgb, size: number): void {
  const random = stage.random.fork('bricks');
  b.fillStyle = css(scale(tone, 0.55));
  b.fillRect(0, 0, SIDE, SIDE);
  const h = size * 0.42;
  for (let row = 0; row * h < SIDE; row++)
    for (let n = -1; n * size < SIDE; n++) {
      b.fillStyle = css(scale(tone, random.between(0.78, 1.18)));
      b.fillRect(n * size + (row % 2) * size * 0.5, row * h, size - 5, h - 5);
    }
}

/** Round arches one behind the other, towards a bright end. */
export function arcade(stage: Stage, stone: Rgb): void {
  const [cx, cy, k] = [600, 470, 0.66];
  paintSoft(stage, 7, (b) => {
    b.save();
    for (let i = 0; i < 6; i++) {
      const s = Math.pow(k, i);
      // The wall with its arch: everything outside the opening of this step.
      const tone = scale(mix(stone, [255, 238, 206], i * 0.12), i % 2 === 0 ? 0.92 : 0.72);
      b.fillStyle = css(tone);
      b.beginPath();
      b.rect(cx - 900 * s, cy - 900 * s, 1800 * s, 1900 * s);
      b.fill();
      b.fillStyle = css(scale(tone, 0.58));
      arch(b, { x: cx, y: cy + 640 * s, half: 372 * s, rise: 620 * s });
      b.fillStyle = i === 5 ? '#fff6e0' : css(scale(tone, 1.05));
      arch(b, { x: cx + 16 * s, y: cy + 640 * s, half: 340 * s, rise: 610 * s });
      // Whatever follows is seen through this opening.
      b.clip();
    }
    b.restore();
    for (let i = 0; i < 5; i++) {
      const s = Math.pow(k, i);
      b.fillStyle = 'rgba(255,232,180,0.5)';
      b.beginPath();
      b.moveTo(cx - 330 * s, cy + 620 * s);
      b.lineTo(cx + 40 * s, cy + 620 * s);
      b.lineTo(cx + 80 * s, cy + 500 * s);
      b.lineTo(cx - 190 * s, cy + 500 * s);
      b.fill();
    }
  });
}

function arch(
  b: Brush,
  { x, y, half, rise }: { x: number; y: number; half: number; rise: number },
): void {
  b.beginPath();
  b.moveTo(x - half, y);
  b.lineTo(x - half, y - rise);
  b.arc(x, y - rise, half, Math.PI, 0);
  b.lineTo(x + half, y);
  b.fill();
}
