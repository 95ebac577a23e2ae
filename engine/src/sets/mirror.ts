import { createLayer, drawSoft, type Brush, type Layer } from '../paint/layer.ts';
import { asSeen } from './asSeen.ts';
import { riseOf, type GroundLine } from './groundLine.ts';
import { moveColumns } from './moveColumns.ts';
import type { Ground, Standing } from './standing.ts';

/** How far the image begins under the thing: its soft edge is not to let the ground through. */
const UNDER = 4;

/**
 * The image of a thing in a glossy ground. What is a height above the ground line is as far below it, so
 * that the image begins at each paw and not at the lowest one alone.
 */
export function paintMirror(
  brush: Brush,
  thing: Standing,
  { ground, line }: { readonly ground: Ground; readonly line: GroundLine },
): void {
  const { x, y, width } = thing;
  const up = (across: number): number => riseOf(line, across) * width;
  const flipped = upsideDown(thing);
  const reach = Math.ceil(thing.height * ground.mirrorReach);
  const fromGround = line.isPlain ? flipped : moveColumns(flipped, { room: 0, rows: reach, up });
  fade(fromGround, thing, ground);
  const room = line.isPlain ? 0 : Math.ceil(Math.max(...line.rises) * width);
  const mirror = line.isPlain ? fromGround : moveColumns(fromGround, { room, up });
  drawSoft(brush, mirror.canvas, ground.mirrorBlur, x - width / 2, y - UNDER - room);
}

function upsideDown(thing: Standing): Layer {
  const { width, height } = thing;
  const mirror = createLayer(width, height);
  mirror.brush.translate(0, mirror.canvas.height);
  mirror.brush.scale(1, -1);
  mirror.brush.drawImage(asSeen(thing).canvas, 0, 0, width, height);
  mirror.brush.setTransform(1, 0, 0, 1, 0, 0);
  return mirror;
}

/** Weaker the higher above the ground it is. */
function fade({ brush }: Layer, { width, height }: Standing, ground: Ground): void {
  brush.globalCompositeOperation = 'destination-in';
  const weaker = brush.createLinearGradient(0, 0, 0, height * ground.mirrorReach);
  weaker.addColorStop(0, `rgba(0,0,0,${ground.mirror})`);
  weaker.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = weaker;
  brush.fillRect(0, 0, width, height);
}
