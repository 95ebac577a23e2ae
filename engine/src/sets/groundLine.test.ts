import { describe, expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import { createRandom } from '../random.ts';
import { groundBelow, groundLineOf, riseOf } from './groundLine.ts';

type Box = readonly [x: number, width: number, bottom: number];

/** A thing of boxes that hang from its upper edge; 200 pixels wide and tall. */
function thingOf(...boxes: readonly Box[]): Layer {
  const thing = createLayer(200, 200);
  for (const [x, width, bottom] of boxes) thing.brush.fillRect(x, 0, width, bottom);
  return thing;
}

/** The side of a round thing that ends in half of an ellipse: `tall` pixels from its sides to its lowest point. */
function roundOf(tall: number): Layer {
  const thing = createLayer(200, 200);
  thing.brush.fillRect(0, 0, 200, 200 - tall);
  thing.brush.ellipse(100, 200 - tall, 100, tall, 0, 0, Math.PI);
  thing.brush.fill();
  return thing;
}

describe('the ground under a thing', () => {
  it('lies below every point of its outline, whatever that is like', () => {
    const random = createRandom(5);
    for (let time = 0; time < 300; time++) {
      const heights = Float32Array.from({ length: Math.floor(random.between(8, 128)) }, () =>
        random.chance(0.2) ? Infinity : random.next() ** 3,
      );
      heights[0] = random.next();
      const { rises, nearest, depth } = groundBelow({ heights, tall: 1 });
      expect(nearest).toBe(Math.min(...heights));
      // Of a base; a leg may stand further back.
      expect(depth).toBeLessThanOrEqual(0.6);
      rises.forEach((rise, column) => {
        expect(rise).toBeLessThanOrEqual((heights[column] ?? 0) + 1e-5);
        expect(rise).toBeGreaterThanOrEqual(nearest - 1e-5);
      });
    }
  });

  it('is plain under a base seen from the side: a box, two legs, a foot with a round edge', () => {
    expect(groundLineOf(thingOf([0, 200, 200])).isPlain).toBe(true);
    expect(groundLineOf(thingOf([0, 200, 100], [10, 20, 200], [170, 20, 200])).isPlain).toBe(true);
    const rounded = createLayer(200, 200);
    rounded.brush.roundRect(0, 0, 200, 200, 8);
    rounded.brush.fill();
    expect(groundLineOf(rounded).isPlain).toBe(true);
  });

  it('is plain under a bowl on its foot: walls are no base', () => {
    const bowl = createLayer(200, 200);
    bowl.brush.moveTo(0, 80);
    bowl.brush.lineTo(200, 80);
    bowl.brush.lineTo(140, 200);
    bowl.brush.lineTo(60, 200);
    bowl.brush.fill();
    expect(groundLineOf(bowl).isPlain).toBe(true);
  });

  it('goes from paw to paw, and not up to the belly between them', () => {
    const line = groundLineOf(thingOf([0, 200, 120], [10, 20, 170], [160, 20, 200]));
    expect(line.isPlain).toBe(false);
    expect(riseOf(line, 0.1)).toBeCloseTo(0.15, 1);
    expect(riseOf(line, 0.85)).toBeCloseTo(0, 1);
    expect(riseOf(line, 0.475)).toBeCloseTo(0.075, 1);
    expect(line.depth).toBeCloseTo(0.15, 1);
    expect(line.front.from).toBeCloseTo(0.8, 1);
  });

  it('does not reach what hangs high above it', () => {
    const line = groundLineOf(thingOf([90, 20, 200], [20, 40, 90]));
    expect(riseOf(line, 0.2)).toBeCloseTo(0, 2);
  });

  it('follows the ellipse of a base seen from above', () => {
    const line = groundLineOf(roundOf(30));
    for (const across of [0.15, 0.3, 0.5, 0.7, 0.85]) {
      const down = Math.sqrt(1 - (across * 2 - 1) ** 2);
      expect(Math.abs(riseOf(line, across) - 0.15 * (1 - down))).toBeLessThan(0.012);
    }
  });

  it('is plain under a ball and under what has lobes below: it touches at its lowest point alone', () => {
    expect(groundLineOf(roundOf(100)).isPlain).toBe(true);
    const lobes = createLayer(200, 200);
    for (const x of [70, 130]) lobes.brush.ellipse(x, 120, 70, 80, 0, 0, 7);
    lobes.brush.fill();
    const line = groundLineOf(lobes);
    expect(line.isPlain).toBe(true);
    expect(line.depth).toBeLessThan(0.01);
  });

  it('rises less and less the rounder a thing is, without a leap', () => {
    const sides = Array.from({ length: 16 }, (_, n) => {
      const line = groundLineOf(roundOf(30 + n * 5));
      return riseOf(line, 0.15);
    });
    sides
      .slice(1)
      .forEach((side, n) => expect(Math.abs(side - (sides[n] ?? 0))).toBeLessThan(0.06));
    expect(Math.max(...sides.slice(-7))).toBeLessThan(0.01);
  });

  it('goes from foot to foot though both are round, and no higher beside them', () => {
    const bear = createLayer(200, 200);
    bear.brush.fillRect(50, 0, 100, 120);
    for (const [x, y] of [
      [45, 130],
      [155, 155],
    ] as const) {
      bear.brush.beginPath();
      bear.brush.arc(x, y, 45, 0, 7);
      bear.brush.fill();
    }
    const line = groundLineOf(bear);
    expect(line.isPlain).toBe(false);
    const [left, right] = [riseOf(line, 0.225), riseOf(line, 0.775)];
    expect(left - right).toBeGreaterThan(0.08);
    // A round foot touches at its lowest point alone: beside it the ground is where it is there.
    expect(riseOf(line, 0.01) - left).toBeLessThan(0.05);
    expect(riseOf(line, 0.99) - right).toBeLessThan(0.02);
  });

  it('is level under a sofa on chrome feet, whose legs are hardly to be seen in a small copy', () => {
    const sofa = createLayer(1000, 500);
    sofa.brush.fillRect(0, 0, 1000, 420);
    for (const [x, wide] of [
      [120, 2],
      [880, 12],
    ] as const) {
      sofa.brush.fillRect(x, 420, wide, 70);
      sofa.brush.fillRect(x - 20, 488, 40, 12);
    }
    const { rises } = groundLineOf(sofa);
    for (const rise of rises.slice(30, 226)) expect(rise).toBeLessThan(0.01);
  });

  it('knows nothing of a crumb below the thing', () => {
    const plain = thingOf([20, 160, 180]);
    plain.brush.fillRect(60, 194, 12, 6);
    const { nearest, rises } = groundLineOf(plain);
    expect(nearest).toBeCloseTo(0.1, 2);
    for (const rise of rises) expect(rise).toBeCloseTo(0.1, 2);
  });
});
