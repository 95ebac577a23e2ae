import type { Plane } from '../cutout/raster/plane.ts';
import { css, type Rgb } from '../paint/colour.ts';
import { createLayer, drawSoft, type Brush, type Layer } from '../paint/layer.ts';
import { paintCastShadow } from './castShadow.ts';
import { groundLineOf, riseOf, type GroundLine } from './groundLine.ts';
import { paintMirror } from './mirror.ts';
import { moveColumns } from './moveColumns.ts';

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
  /** How much of what lies behind each of its pixels hides, 0..1; all of it unless it is said. */
  readonly opacity?: Plane | undefined;
  /** Middle of the foot, in units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The ground under it, where that is known already: it is looked for once. */
  readonly line?: GroundLine;
}

/** The line of contact and the dusk around it: how wide beside the foot, how tall in units, how dark. */
const CONTACTS = [
  { share: 1.06, tall: 15, strength: 0.5 },
  { share: 0.9, tall: 6, strength: 0.75 },
] as const;

/** The soft dark line where a thing touches, its shadow, and its image in a glossy ground. */
export function paintFooting(brush: Brush, thing: Standing, ground: Ground): void {
  const { line = groundLineOf(thing.layer) } = thing;
  if (ground.mirror > 0) paintMirror(brush, thing, { ground, line });
  if (ground.strength <= 0) return;
  paintCastShadow(brush, thing, { ground, line });
  for (const foot of frontOf(thing, line))
    for (const { share, tall, strength } of CONTACTS) {
      const alpha = Math.min(1, ground.strength * 1.5) * strength;
      paintContact(brush, foot, { share, tall, alpha, ink: ground.ink });
    }
}

interface Contact {
  readonly middle: number;
  readonly y: number;
  readonly width: number;
  /** How far above that the ground is at a place across the picture, and at most, all in units. */
  readonly up: (x: number) => number;
  readonly most: number;
}

/** Where a thing touches the ground nearest to the viewer, in units: two glasses in one photo do so each by itself. */
function frontOf({ layer, x, y, width, height }: Standing, line: GroundLine): readonly Contact[] {
  const nearest = line.isPlain ? 0 : line.nearest;
  const across = (at: number): number => Math.min(1, Math.max(0, (at - x) / width + 0.5));
  return feetOf(line.isPlain ? shareOf(footOf(layer), layer) : line.front, line).map(
    ({ from, to }) => ({
      middle: x + ((from + to) / 2 - 0.5) * width,
      y: y - nearest * width - height * 0.008,
      width: (to - from) * width,
      up: (at) => Math.max(0, riseOf(line, across(at)) - nearest) * width,
      most: line.isPlain ? 0 : Math.max(...line.rises) * width,
    }),
  );
}

/** A part of a thing's width, 0..1. */
type Span = GroundLine['front'];

const shareOf = ({ centre, width }: ReturnType<typeof footOf>, { canvas }: Layer): Span => ({
  from: (centre - width / 2) / canvas.width,
  to: (centre + width / 2) / canvas.width,
});

/** With more air than this under it, as a share of the thing's width, nothing of it touches the ground; and how wide such a gap is. */
const GAP = { air: 0.05, wide: 0.02 } as const;

/** The parts of a front with no gap in them. */
function feetOf(front: Span, { air }: GroundLine): readonly Span[] {
  const feet: { from: number; to: number }[] = [];
  air.forEach((above, column) => {
    const from = Math.max(front.from, column / air.length);
    const to = Math.min(front.to, (column + 1) / air.length);
    if (to <= from || above > GAP.air) return;
    const last = feet.at(-1);
    if (last !== undefined && from - last.to < GAP.wide) last.to = to;
    else feet.push({ from, to });
  });
  return feet.length === 0 ? [front] : feet;
}

function paintContact(
  brush: Brush,
  { middle, y, width, up, most }: Contact,
  { share, tall, alpha, ink }: { share: number; tall: number; alpha: number; ink: Rgb },
): void {
  const wide = width * share;
  const dab = createLayer(wide + 120, 120);
  dab.brush.fillStyle = css(ink, alpha);
  dab.brush.beginPath();
  dab.brush.ellipse(wide / 2 + 60, 60, wide / 2, tall, 0, 0, 7);
  dab.brush.fill();
  const left = middle - wide / 2 - 60;
  const upAt = (across: number): number => up(left + across * dab.canvas.width);
  const room = Math.ceil(most);
  // A base that goes on to the rear is touched along its slope: a level line would lie beside it.
  const laid = room === 0 ? dab : moveColumns(dab, { room, up: upAt });
  drawSoft(brush, laid.canvas, Math.max(2, tall * 0.55), left, y - 60 - room);
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
