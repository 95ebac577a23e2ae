import { css, type Rgb } from '../paint/colour.ts';
import { createLayer, drawSoft, type Brush, type Layer } from '../paint/layer.ts';
import { asThrown } from './asSeen.ts';
import { groundLineOf, riseOf, type GroundLine } from './groundLine.ts';
import { moveColumns } from './moveColumns.ts';
import { footOf, type Ground, type Standing } from './standing.ts';

/** Lowest rows as wide as this share of a thing are a base seen from the side: it needs no footprint. */
const BASE = { none: 0.62, all: 0.36 } as const;
/** How far above a plain ground the outline is followed, as a share of a thing's width. */
const DEPTH = 0.34;
/** What is this near above a ground line touches it, as a share of a thing's width. */
const NEAR = 0.12;
/**
 * Where there is less air than this under a thing, light hardly comes, beside its feet much less: the handle of a pot would
 * throw a wall there. And how dark it is without any air.
 */
const DUSK = { air: 0.2, beside: 0.06, strength: 0.8 } as const;
/** With less air than this it touches the ground, as a share of its width. */
const TOUCHES = 0.01;
/** How much weaker it is where a thing touches furthest back. */
const FURTHEST = 0.35;
/** How soft it is under what stands on feet, in units. */
const UNDER = { blur: 9 } as const;
/** Units below the outline, softness, and strength: the line of contact, and the dusk around it. */
const LAYERS = [
  { below: 5, blur: 5, strength: 0.8 },
  { below: 14, blur: 15, strength: 0.6 },
] as const;

/**
 * What was photographed from above touches the ground along its whole lower outline, not at its lowest
 * point alone: paws, a seated figure, a shoe from above. Dark follows the ground line there, a little
 * weaker further back, so that it does not seem to stand on one toe.
 */
export function paintFootprint(
  brush: Brush,
  thing: Standing,
  { ink, strength }: Pick<Ground, 'ink' | 'strength'>,
): void {
  const { line = groundLineOf(thing.layer) } = thing;
  const need = line.isPlain ? needOf(thing.layer) : 1;
  if (need === 0) {
    paintUnder(brush, thing, { line, ink, strength });
    return;
  }
  const { shape, top } = line.isPlain ? plainPrint(thing, ink) : printAlong(line, thing, ink);
  for (const { below, blur, strength: part } of LAYERS) {
    brush.save();
    brush.globalAlpha = Math.min(1, strength * 1.5) * part * need;
    drawSoft(brush, shape.canvas, blur, thing.x - thing.width / 2, top + below);
    brush.restore();
  }
}

/** Under what stands on feet far apart, seen from the side: a sofa would float above its shadow. */
function paintUnder(
  brush: Brush,
  { x, y, width, height }: Standing,
  { line, ink, strength }: Pick<Ground, 'ink' | 'strength'> & { readonly line: GroundLine },
): void {
  const tall = Math.min(height, width * DUSK.air);
  const shape = createLayer(width, tall);
  paintDusk(shape, line, { ink, width, tall });
  brush.save();
  brush.globalAlpha = Math.min(1, strength * 1.5);
  drawSoft(brush, shape.canvas, UNDER.blur, x - width / 2, y - tall);
  brush.restore();
}

/** Ink where a thing touches, and where its upper edge is, in units. */
interface Print {
  readonly shape: Layer;
  readonly top: number;
}

function needOf(layer: Layer): number {
  const share = footOf(layer).width / layer.canvas.width;
  return Math.min(1, Math.max(0, (BASE.none - share) / (BASE.none - BASE.all)));
}

function plainPrint(thing: Standing, ink: Rgb): Print {
  const { y, width, height } = thing;
  const depth = Math.min(height, width * DEPTH);
  const shape = createLayer(width, depth);
  shape.brush.drawImage(asThrown(thing).canvas, 0, depth - height, width, height);
  inkUp(shape, ink, { from: 0, to: depth });
  return { shape, top: y - depth };
}

function printAlong(line: GroundLine, standing: Standing, ink: Rgb): Print {
  const { y, width, height } = standing;
  const tall = Math.min(height, width * DUSK.air);
  const near = Math.min(tall, width * NEAR);
  const rise = (across: number): number => riseOf(line, across) * width;
  const thing = createLayer(width, height);
  thing.brush.drawImage(asThrown(standing).canvas, 0, 0, width, height);
  const upright = moveColumns(thing, { room: 0, up: (across) => -rise(across) });
  const lowest = createLayer(width, tall);
  lowest.brush.drawImage(upright.canvas, 0, tall - height);
  inkUp(lowest, ink, { from: tall - near, to: tall });
  paintDusk(lowest, line, { ink, width, tall });
  const room = Math.ceil(Math.max(...line.rises) * width);
  const shape = moveColumns(lowest, { room, up: rise });
  shape.brush.globalCompositeOperation = 'destination-in';
  const further = shape.brush.createLinearGradient(0, tall, 0, tall + room);
  further.addColorStop(0, css(ink, 1 - FURTHEST));
  further.addColorStop(1, css(ink));
  shape.brush.fillStyle = further;
  shape.brush.fillRect(0, 0, width, room + tall);
  return { shape, top: y - tall - room };
}

/** In ink from its lower edge, where it is darkest, to nothing. */
function inkUp(
  { canvas, brush }: Layer,
  ink: Rgb,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  brush.globalCompositeOperation = 'source-in';
  const fade = brush.createLinearGradient(0, from, 0, to);
  fade.addColorStop(0, css(ink, 0));
  fade.addColorStop(1, css(ink));
  brush.fillStyle = fade;
  brush.fillRect(0, 0, canvas.width, to);
}

/** Between the feet, under a belly, beside a round base: the lower it is there, the darker is the ground. */
function paintDusk(
  { brush }: Layer,
  { air }: GroundLine,
  { ink, width, tall }: { readonly ink: Rgb; readonly width: number; readonly tall: number },
): void {
  const wide = width / air.length;
  const touches = (share: number): boolean => share < TOUCHES;
  const [first, last] = [air.findIndex(touches), air.findLastIndex(touches)];
  brush.globalCompositeOperation = 'source-over';
  air.forEach((share, column) => {
    const most = first <= column && column <= last ? DUSK.air : DUSK.beside;
    if (share >= most) return;
    brush.fillStyle = css(ink, DUSK.strength * (1 - share / most));
    brush.fillRect(column * wide, tall - share * width, wide, share * width);
  });
}
