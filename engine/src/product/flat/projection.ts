import type { Point } from '../../cutout/raster/hullChain.ts';
import { product, type Rotation as Matrix } from '../../solid/part.ts';
import type { Corners } from '../../cutout/raster/fourSides.ts';

/** What a camera does to a flat thing: takes four corners to four others and all between them along (Heckbert 1989). */
export function projection(from: Corners, to: Corners): (x: number, y: number) => Point {
  const [a, b, c, d, e, f, g, h, i] = product(ofSquare(to), adjugate(ofSquare(from)));
  return (x, y) => {
    const deep = g * x + h * y + i;
    return { x: (a * x + b * y + c) / deep, y: (d * x + e * y + f) / deep };
  };
}

/** The square from 0, 0 to 1, 1 to four corners. */
function ofSquare([a, b, c, d]: Corners): Matrix {
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const [across, down] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const turn = across.x * down.y - down.x * across.y;
  const g = (sum.x * down.y - down.x * sum.y) / turn;
  const h = (across.x * sum.y - sum.x * across.y) / turn;
  return [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
}

/** The inverse but for a factor, which a projection does not have. */
const adjugate = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];
