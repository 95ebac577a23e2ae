import { createPlane, type Plane } from '../cutout/raster/plane.ts';

/** Of a square that things are drawn in. */
export const SIDE = 400;

export interface Camera {
  /** How far it looks down, and how far what it sees is turned, in degrees. */
  readonly down: number;
  readonly turned: number;
}

export interface Box {
  /** Width, depth and height. */
  readonly sides: readonly [number, number, number];
  /** Its middle on the ground from the middle of all, across and to the rear, and how far above the ground it begins. */
  readonly at?: readonly [across: number, back: number, up: number];
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a point of the ground, or above it, is in the picture of a camera that sees it from afar. */
export function seen(
  { down, turned }: Camera,
  [across, back, up]: readonly [number, number, number],
): readonly [x: number, y: number] {
  const [sin, cos] = [Math.sin(radians(turned)), Math.cos(radians(turned))];
  const [x, z] = [across * cos - back * sin, across * sin + back * cos];
  const y = z * Math.sin(radians(down)) + up * Math.cos(radians(down));
  return [x + SIDE / 2, SIDE * 0.7 - y];
}

/** The outline of boxes: of each the convex hull of its eight corners. */
export function outlineOf(camera: Camera, boxes: readonly Box[]): Plane {
  const inside = boxes.map((box) => isInside(camera, box));
  const plane = createPlane(SIDE, SIDE);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = inside.some((isIn) => isIn(i % SIDE, Math.floor(i / SIDE))) ? 1 : 0;
  return plane;
}

function isInside(
  camera: Camera,
  { sides: [w, d, h], at: [across, back, above] = [0, 0, 0] }: Box,
): (x: number, y: number) => boolean {
  const corners = [-1, 1].flatMap((u) =>
    [-1, 1].flatMap((v) =>
      [0, 1].map((up) => seen(camera, [across + (u * w) / 2, back + (v * d) / 2, above + up * h])),
    ),
  );
  // Within a convex hull is what no line through two corners has alone on one side.
  const edges = corners.flatMap(([ax, ay]) =>
    corners.flatMap(([bx, by]) => {
      const sideOf = (x: number, y: number): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      return corners.every(([x, y]) => sideOf(x, y) >= -1e-9) ? [sideOf] : [];
    }),
  );
  return (x, y) => edges.every((sideOf) => sideOf(x, y) >= 0);
}

/** Four legs, each ten across, under a seat, and a back at its rear; the rear legs `narrower` together than the front ones. */
export function chairOf({ narrower = 0 } = {}): readonly Box[] {
  const legs = [-1, 1].flatMap((u) =>
    [-1, 1].map((v): Box => ({
      sides: [10, 10, TALL],
      at: [u * (WIDE / 2 - (v > 0 ? narrower / 2 : 0)), (v * DEEP) / 2, 0],
    })),
  );
  return [
    ...legs,
    { sides: [WIDE + 10, DEEP + 10, 14], at: [0, 0, TALL] },
    { sides: [WIDE + 10, 12, 100], at: [0, DEEP / 2, TALL] },
  ];
}

/** Where its right rear foot is nearest to the viewer. */
export const rearFootOf = ({ narrower = 0 } = {}): readonly [number, number, number] => [
  WIDE / 2 - narrower / 2,
  DEEP / 2 - 5,
  0,
];

const [WIDE, DEEP, TALL] = [120, 110, 110];
