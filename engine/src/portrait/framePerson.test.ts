import { PORTRAIT_TEMPLATES } from '@lumashot/domain/catalog/portraitTemplates';
import { SHAPE_IDS, USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import { describe, expect, it } from 'vitest';
import { createLayer } from '../paint/layer.ts';
import { roomOf } from '../scene/window.ts';
import { shareInside } from '../testing/shareInside.ts';
import type { Person } from './findPerson.ts';
import { framePerson } from './framePerson.ts';
import { portraitSets } from './portraitSets.ts';

const NOBODY_CUT = { left: false, right: false, bottom: false, top: false };
interface Sitter extends Omit<Person, 'layer'> {
  readonly size: readonly [number, number];
}

const HALF: Sitter = {
  size: [460, 640],
  head: { x: 140, y: 0, width: 160, height: 220 },
  cutAt: { ...NOBODY_CUT, bottom: true },
  cutFrom: { left: 640, right: 640 },
};
const cutFrom = (left: number, right: number) => ({ left, right });
const SITTERS: Readonly<Record<string, Sitter>> = {
  'at half length': HALF,
  // Nothing below the chin but a neck.
  closely: { ...HALF, size: [300, 250], head: { x: 50, y: 0, width: 190, height: 235 } },
  'with a shoulder cut off': {
    ...HALF,
    cutAt: { ...HALF.cutAt, left: true },
    cutFrom: cutFrom(330, 640),
  },
  'with both shoulders cut off': {
    ...HALF,
    cutAt: { ...HALF.cutAt, left: true, right: true },
    cutFrom: cutFrom(330, 360),
  },
  'with an arm cut off': {
    ...HALF,
    cutAt: { ...HALF.cutAt, right: true },
    cutFrom: cutFrom(640, 120),
  },
  'from head to shoes': {
    size: [330, 1_260],
    head: { x: 120, y: 0, width: 100, height: 170 },
    cutAt: NOBODY_CUT,
    cutFrom: cutFrom(500, 500),
  },
  'with arms spread': {
    size: [1_300, 1_260],
    head: { x: 600, y: 0, width: 100, height: 170 },
    cutAt: NOBODY_CUT,
    cutFrom: cutFrom(300, 300),
  },
};

const everywhere = Object.entries(SITTERS).flatMap(([name, { size, ...rest }]) =>
  PORTRAIT_TEMPLATES.flatMap(({ id, transformationType }) =>
    SHAPE_IDS.map((shape) => {
      const [width, height] = size;
      const person: Person = { layer: createLayer(width, height), ...rest };
      const place = { room: roomOf(shape), ground: portraitSets.get(id)?.groundFrom };
      const placed = framePerson(person, transformationType, place);
      const scale = placed.width / width;
      const { x, y, width: across, height: down } = person.head;
      const head = {
        x: placed.x + x * scale,
        y: placed.y + y * scale,
        width: across * scale,
        height: down * scale,
      };
      const { window } = placed;
      const [right, bottom] = [window.x + window.width, window.y + window.height];
      const what = `somebody ${name}, ${id}, ${shape}`;
      return { what, name, shape, transformationType, person, placed, scale, head, right, bottom };
    }),
  ),
);

describe('somebody in a window of a template', () => {
  it('is looked at in all templates and shapes', () => {
    expect(everywhere).toHaveLength(7 * 22 * 5);
  });

  it('has the whole head in the picture', () => {
    for (const { what, head, placed } of everywhere)
      expect(shareInside(head, placed.window), what).toBeGreaterThan(0.999);
  });

  it('ends below the picture, or stands on ground in it', () => {
    for (const { what, placed, bottom } of everywhere) {
      const foot = placed.y + placed.height;
      if (!placed.stands) expect(foot, what).toBeGreaterThanOrEqual(bottom);
      else {
        expect(bottom - foot, what).toBeGreaterThan(0.03 * placed.window.height);
        expect(placed.y, what).toBeGreaterThan(placed.window.y);
      }
    }
  });

  it('is shown from head to shoes and to both hands, where the photo has them', () => {
    const whole = everywhere.filter(({ placed }) => placed.stands);
    expect(whole).toHaveLength(2 * 8 * 5);
    for (const { what, placed, shape } of whole) {
      const { window } = placed;
      // A square is as it was: arms that are wider than the picture leave it.
      if (shape !== USUAL_SHAPE) expect(shareInside(placed, window), what).toBeGreaterThan(0.999);
    }
    for (const { what, placed, name } of whole.filter(({ name }) => name === 'from head to shoes'))
      expect(placed.height / placed.window.height, `${what} ${name}`).toBeCloseTo(0.8);
  });

  it('does not show where the photo cut them off', () => {
    for (const { what, shape, person, placed, scale, right, bottom } of everywhere) {
      if (shape === USUAL_SHAPE) continue;
      const { cutAt, cutFrom: from } = person;
      const seen = (row: number): number =>
        Math.max(0, bottom - (placed.y + row * scale)) / placed.window.height;
      if (cutAt.left && placed.x > placed.window.x)
        expect(seen(from.left), what).toBeLessThan(0.02);
      if (cutAt.right && placed.x + placed.width < right)
        expect(seen(from.right), what).toBeLessThan(0.02);
    }
  });

  it('is as near as the template says: face, upper body, figure', () => {
    const shareOf = (framing: string, shape: string): number => {
      const found = everywhere.find(
        (one) =>
          one.name === 'from head to shoes' &&
          one.transformationType === framing &&
          one.shape === shape,
      );
      const { width = 1, height = 1 } = found?.placed.window ?? {};
      return (found?.head.height ?? 0) / Math.min(width, height);
    };
    for (const shape of SHAPE_IDS) {
      expect(shareOf('face-only', shape), shape).toBeGreaterThan(0.35);
      expect(shareOf('face-only', shape), shape).toBeLessThan(0.6);
      expect(shareOf('upper-body', shape), shape).toBeGreaterThan(0.2);
      expect(shareOf('upper-body', shape), shape).toBeLessThan(0.36);
      expect(shareOf('full-body', shape), shape).toBeLessThan(0.22);
    }
  });
});
