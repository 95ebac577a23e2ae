import { cropPlane } from '../cutout/raster/plane.ts';
import { createLayer } from '../paint/layer.ts';
import type { Area } from './backdrops.ts';
import { groundLineOf, riseOf, type GroundLine } from './groundLine.ts';
import type { RearLeg } from './rearLegs.ts';
import type { Standing } from './standing.ts';

/** How far a leg's soft outline goes on, as a share of the thing's width. */
const EDGE = 0.006;

export interface Apart {
  /** Without its rear legs; its line still says where they stand. */
  readonly thing: Standing;
  /** Each of them, where it was. */
  readonly legs: readonly Standing[];
}

/**
 * A thing and its rear legs, for what the ground shows of them: they stand further back than the rest, each of them throws its
 * shadow and is mirrored from there. To be seen it stays in one piece.
 */
export function legsApart(thing: Standing): Apart {
  const { layer, line = groundLineOf(layer) } = thing;
  if (line.behind.length === 0) return { thing: { ...thing, line }, legs: [] };
  const { width, height } = layer.canvas;
  const areas = line.behind.map((leg) => areaOf(leg, layer.canvas));
  const rest = createLayer(width, height);
  rest.brush.drawImage(layer.canvas, 0, 0);
  for (const { x, y, width: wide, height: tall } of areas) rest.brush.clearRect(x, y, wide, tall);
  return {
    thing: { ...thing, layer: rest, line: withoutLegs(line) },
    legs: areas.map((area) => legOf(thing, area)),
  };
}

/** Below a rear leg the air goes on up to the thing. */
function withoutLegs(line: GroundLine): GroundLine {
  const air = line.air.map((above, column) => {
    const across = (column + 0.5) / line.air.length;
    const leg = line.behind.find(({ from, to }) => from <= across && across <= to);
    return leg === undefined ? above : Math.max(above, leg.top - riseOf(line, across));
  });
  return { ...line, air };
}

/** In whole pixels of the layer. */
function areaOf(
  { from, to, foot, top }: RearLeg,
  { width, height }: { readonly width: number; readonly height: number },
): Area {
  const x = Math.max(0, Math.floor((from - EDGE) * width));
  const y = Math.max(0, Math.floor(height - top * width));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil((to + EDGE) * width)) - x,
    height: Math.max(1, Math.min(height, Math.ceil(height - (foot - EDGE) * width)) - y),
  };
}

function legOf({ layer, opacity, x, y, width, height }: Standing, area: Area): Standing {
  const leg = createLayer(area.width, area.height);
  leg.brush.drawImage(layer.canvas, -area.x, -area.y);
  const unit = width / layer.canvas.width;
  return {
    layer: leg,
    ...(opacity === undefined ? {} : { opacity: cropPlane(opacity, area) }),
    x: x + (area.x + area.width / 2 - layer.canvas.width / 2) * unit,
    y: y - height + (area.y + area.height) * unit,
    width: area.width * unit,
    height: area.height * unit,
  };
}
