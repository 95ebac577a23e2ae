import { expect, it } from 'vitest';
import { createLayer, type Brush } from '../paint/layer.ts';
import type { Standing } from '../sets/standing.ts';
import { cordApart } from './cordApart.ts';

/** A thing of 300 by 400 units that stands at 500, 800. */
function thing(paint: (brush: Brush) => void): Standing {
  const layer = createLayer(300, 400);
  layer.brush.lineWidth = 9;
  paint(layer.brush);
  return { layer, x: 500, y: 800, width: 300, height: 400 };
}

function line(brush: Brush, ...points: readonly (readonly [number, number])[]): void {
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.stroke();
}

/** A jug of a machine on its base, which ends at 320. */
function machine(brush: Brush): void {
  brush.fillRect(100, 0, 100, 200);
  brush.fillRect(70, 200, 160, 120);
}

const withCord = thing((brush) => {
  machine(brush);
  line(brush, [228, 280], [270, 330], [250, 350], [40, 380], [20, 392]);
});

it('parts a machine from the cord that lies before it', () => {
  const [body, cord, ...others] = cordApart(withCord);
  expect(others).toEqual([]);
  // The body's foot is where its base ends: 80 above the cord's.
  expect(Math.abs((body?.y ?? 0) - 720)).toBeLessThan(9);
  expect(Math.abs((cord?.y ?? 0) - 800)).toBeLessThan(9);
  expect((cord?.y ?? 0) - (cord?.height ?? 0)).toBeGreaterThan(700);
  // Each is where it was, across too.
  const lefts = [body, cord].map((part) => (part?.x ?? 0) - (part?.width ?? 0) / 2);
  expect(Math.abs((lefts[0] ?? 0) - 420)).toBeLessThan(6);
  expect(Math.abs((lefts[1] ?? 0) - 368)).toBeLessThan(6);
});

it.each([
  ['a machine', machine],
  [
    'a table on thin legs',
    (brush: Brush) => {
      brush.fillRect(0, 200, 300, 60);
      for (const x of [12, 100, 200, 288]) line(brush, [x, 260], [x, 400]);
    },
  ],
  [
    'a bench on short legs',
    (brush: Brush) => {
      brush.fillRect(0, 200, 300, 160);
      for (const x of [12, 288]) line(brush, [x, 360], [x, 400]);
    },
  ],
  [
    'a chair on a runner',
    (brush: Brush) => {
      brush.fillRect(60, 0, 180, 240);
      line(brush, [70, 240], [70, 394], [230, 394], [230, 240]);
    },
  ],
  [
    'a lamp whose arm is thin, on its foot',
    (brush: Brush) => {
      brush.fillRect(90, 0, 120, 100);
      line(brush, [150, 100], [150, 380]);
      brush.fillRect(80, 380, 140, 20);
    },
  ],
  [
    'what stands on spread legs',
    (brush: Brush) => {
      brush.fillRect(90, 0, 120, 300);
      for (const x of [100, 200]) line(brush, [150, 300], [x, 396]);
    },
  ],
  [
    'a seat in a frame of rods',
    (brush: Brush) => {
      brush.fillRect(60, 0, 180, 230);
      line(brush, [60, 230], [10, 330], [150, 396], [290, 330], [240, 230]);
    },
  ],
  [
    'what has a thread at its foot',
    (brush: Brush) => {
      brush.fillRect(20, 0, 260, 380);
      brush.lineWidth = 5;
      line(brush, [40, 384], [130, 390], [260, 396]);
    },
  ],
  [
    'a bag that hangs from a strap',
    (brush: Brush) => {
      line(brush, [60, 200], [150, 4], [240, 200]);
      brush.fillRect(40, 200, 220, 200);
    },
  ],
  ['a ball', (brush: Brush) => (brush.arc(150, 250, 150, 0, 7), brush.fill())],
] as const)('leaves %s as it was', (_, paint) => {
  const one = thing(paint);
  expect(cordApart(one)).toEqual([one]);
});

it('leaves nothing as it was', () => {
  const one = thing(() => {});
  expect(cordApart(one)).toEqual([one]);
});
