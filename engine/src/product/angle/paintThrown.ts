import { css, type Rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft, type Brush, type Layer } from '../../paint/layer.ts';
import { THROWN } from '../../sets/asSeen.ts';
import { groundLineOf, riseOf, type GroundLine } from '../../sets/groundLine.ts';
import type { Standing } from '../../sets/standing.ts';
import type { RestingShadow } from '../above/surface.ts';
import { baseOf, footing, slicesOf, type Slice } from './slices.ts';

/** How deep a thing is taken to be, as a share of its width, as the camera sees that: a photo does not tell. */
const DEEP = 0.38;
/** Of a height above the ground, what the camera sees of it: the cosine of how far it looks down. */
const UPRIGHT = 0.77;
/**
 * Of how far the shadow of what lies falls aside, how far that of what stands does, per unit of its height; and at most.
 * Less for what is wider than high: glasses lie there, and what is further up in the picture is further back.
 */
const ASIDE = { times: 11, most: 0.72 } as const;
/**
 * What stands on legs throws its shadow less far aside, or it would lie apart from it: below a footing of `none` of its width less and
 * less, `least` of it at least.
 */
const LEGS = { none: 0.5, least: 0.3 } as const;
/**
 * Of what stands on legs alone, what is higher than this share of it throws a shadow of such strength and softness: light comes in below from all sides. What is wider
 * than its foot by so many times, like a basket between wheels, hangs there from a lower height on.
 */
const RAISED = { from: 0.3, wide: { from: 0.14, times: 2 }, strength: 0.42, soft: 2.6 } as const;
/** How far back it falls in the picture, per unit of height: the light is a little before the thing. */
const BACK = 0.1;
/** Of it, what is left where the top of the thing throws it. */
const END = 0.25;

/**
 * The shadow that a thing throws on a ground seen at an angle. Each solid piece of a row is taken for a round slice,
 * as wide as that and about as deep, and each throws its ellipse as far aside as it is high. That of a table top is soft and weak: light comes in between its legs.
 */
export function paintThrown(brush: Brush, thing: Standing, shadow: RestingShadow): void {
  const slices = slicesOf(thing);
  const base = baseOf(slices);
  if (base === undefined) return;
  const { width, height, line = groundLineOf(thing.layer) } = thing;
  const onLegs = 1 - Math.min(1, footing(slices) / LEGS.none);
  const aside =
    Math.sign(shadow.right) *
    Math.min(ASIDE.most, Math.abs(shadow.right) * ASIDE.times) *
    Math.min(1, height / width) *
    Math.max(LEGS.least, 1 - onLegs);
  const thrown: Thrown = { thing, line, base, aside, shadow };
  const isRaised = ({ up, radius }: Slice): boolean => {
    const isWide = radius > base.radius * RAISED.wide.times;
    return onLegs > 0 && up > height * (isWide ? RAISED.wide.from : RAISED.from);
  };
  const onLegsTo = (value: number): number => 1 + (value - 1) * onLegs;
  const raised = { strength: onLegsTo(RAISED.strength), soft: onLegsTo(RAISED.soft) };
  throwSlices(brush, slices.filter(isRaised), { ...thrown, ...raised });
  const low = slices.filter((slice) => !isRaised(slice));
  throwSlices(brush, low, { ...thrown, strength: 1, soft: 1 });
}

interface Thrown {
  readonly thing: Standing;
  readonly line: GroundLine;
  readonly base: Slice;
  /** How far aside a shadow falls, per unit of height. */
  readonly aside: number;
  readonly shadow: RestingShadow;
}

interface Softened extends Thrown {
  /** Of the shadow's own strength and softness, as much. */
  readonly strength: number;
  readonly soft: number;
}

function throwSlices(
  brush: Brush,
  slices: readonly Slice[],
  { thing, line, base, aside, shadow, strength, soft }: Softened,
): void {
  if (slices.length === 0) return;
  const { width, height } = thing;
  const [wide, tall] = [width + 2 * height, height * 2];
  const layer = createLayer(wide / 2, tall / 2);
  const { brush: b } = layer;
  b.scale(0.5, 0.5);
  // From here on in units, from where the middle of its foot is.
  b.translate(height + width / 2, tall * 0.75);
  b.fillStyle = css(shadow.ink);
  const axis = -base.radius * DEEP;
  const lay = ({ middle, radius, up }: Slice): void => {
    const ground = groundBelow(line, { middle, up, width });
    const high = Math.max(0, up - ground + axis) / UPRIGHT;
    b.beginPath();
    b.ellipse(middle + aside * high, axis - ground - BACK * high, radius, radius * DEEP, 0, 0, 7);
    b.fill();
  };
  const [solid, clear] = [
    slices.filter((one) => !one.isClear),
    slices.filter((one) => one.isClear),
  ];
  clear.forEach(lay);
  if (clear.length > 0) weaken(layer, THROWN);
  solid.forEach(lay);
  eraseBefore(layer, thing, { line, towards: -Math.sign(aside) });
  fade(layer, { from: base.middle, to: base.middle + (aside * height) / UPRIGHT, ink: shadow.ink });
  brush.save();
  brush.globalAlpha = shadow.strength * strength;
  const [left, top] = [thing.x - height - width / 2, thing.y - tall * 0.75];
  drawSoft(brush, layer.canvas, shadow.blur * soft, left, top, wide, tall);
  brush.restore();
}

/** How far above its foot the ground is below a place across a thing, in units from its middle. */
const riseBelow = (line: GroundLine, x: number, width: number): number =>
  riseOf(line, Math.min(0.999, x / width + 0.5)) * width;

/** What is above the legs stands over the middle of all feet, those behind the line included. */
function groundBelow(
  line: GroundLine,
  { middle, up, width }: Pick<Slice, 'middle' | 'up'> & { readonly width: number },
): number {
  const front = riseBelow(line, middle, width);
  const [leg] = line.behind;
  return leg === undefined || up < leg.top * width
    ? front
    : front + Math.max(0, leg.foot * width - front) / 2;
}

/** Columns of the ground line that is followed, at most. */
const STEPS = 48;

/**
 * On the side that the light comes from nothing lies before the line on which the thing stands: a base that goes
 * back there, a shoe's, is no round one.
 */
function eraseBefore(
  { brush }: Layer,
  { width, height }: Standing,
  { line, towards }: { readonly line: GroundLine; readonly towards: number },
): void {
  const front = ((line.front.from + line.front.to) / 2 - 0.5) * width;
  const end = (towards * width) / 2;
  const rise = (x: number): number => riseBelow(line, x, width);
  brush.globalCompositeOperation = 'destination-out';
  brush.beginPath();
  // Slanted from there: the shadow's edge begins at the thing's.
  brush.moveTo(front - towards * height, height);
  brush.lineTo(front, -rise(front));
  for (let step = 0; step <= STEPS; step++) {
    const x = front + (end - front) * (step / STEPS);
    brush.lineTo(x, -rise(x));
  }
  brush.lineTo(end + towards * height, -rise(end));
  brush.lineTo(end + towards * height, height);
  brush.fillStyle = '#000';
  brush.fill();
}

/** What is laid so far, weaker all over. */
function weaken({ brush, canvas }: Layer, to: number): void {
  brush.save();
  brush.globalCompositeOperation = 'destination-in';
  brush.fillStyle = css([0, 0, 0], to);
  brush.fillRect(-canvas.width * 2, -canvas.height * 2, canvas.width * 4, canvas.height * 4);
  brush.restore();
}

/** Weaker the further from the foot. */
function fade(
  { brush, canvas }: Layer,
  { from, to, ink }: { readonly from: number; readonly to: number; readonly ink: Rgb },
): void {
  brush.globalCompositeOperation = 'destination-in';
  const weaker = brush.createLinearGradient(from, 0, to, 0);
  weaker.addColorStop(0, css(ink));
  weaker.addColorStop(1, css(ink, END));
  brush.fillStyle = weaker;
  brush.fillRect(-canvas.width * 2, -canvas.height * 2, canvas.width * 4, canvas.height * 4);
}
