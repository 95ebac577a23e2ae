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
  // As three photographs of strangers, cropped closely.
  'with a head that is wide in its photo': {
    size: [377, 465],
    head: { x: 33, y: 0, width: 235, height: 297 },
    cutAt: { ...NOBODY_CUT, left: true, right: true, bottom: true },
    cutFrom: cutFrom(372, 337),
  },
  'with hair and both shoulders at the border': {
    size: [332, 463],
    head: { x: 80, y: 0, width: 175, height: 262 },
    cutAt: { ...NOBODY_CUT, left: true, right: true, bottom: true },
    cutFrom: cutFrom(290, 277),
  },
  'from head to shoes': {
    size: [330, 1_260],
    head: { x: 120, y: 0, width: 100, height: 170 },
    cutAt: NOBODY_CUT,
    cutFrom: cutFrom(500, 500),
  },
  'with a hand raised': {
    size: [610, 760],
    head: { x: 160, y: 0, width: 160, height: 220 },
    cutAt: { ...NOBODY_CUT, bottom: true },
    cutFrom: cutFrom(760, 760),
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
    SHAPE_IDS.flatMap((shape) => {
      const [width, height] = size;
      const person: Person = { layer: createLayer(width, height), ...rest };
      const place = { room: roomOf(shape), ground: portraitSets.get(id)?.groundFrom };
      const placed = framePerson(person, transformationType, place);
      if (placed === null) return [];
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
      return [
        { what, name, shape, transformationType, person, placed, scale, head, right, bottom },
      ];
    }),
  ),
);

type Case = (typeof everywhere)[number];
/** What does not hold is named; nothing is to be. */
const failing = (cases: readonly Case[], holds: (one: Case) => boolean): readonly string[] =>
  cases.filter((one) => !holds(one)).map(({ what }) => what);
const inWindows = everywhere.filter(({ shape }) => shape !== USUAL_SHAPE);
const whole = everywhere.filter(({ placed }) => placed.stands);
const LEFT_OF_CUT = 0.02;

describe('somebody in a window of a template', () => {
  it('is looked at in all templates and shapes, but where the end of the photo would be seen', () => {
    const seen = new Set(everywhere.map(({ name, shape }) => `${name}, ${shape}`));
    const refused = Object.keys(SITTERS).flatMap((name) =>
      SHAPE_IDS.map((shape) => `${name}, ${shape}`).filter((one) => !seen.has(one)),
    );
    expect(refused).toEqual([
      'with hair and both shoulders at the border, landscape',
      'with hair and both shoulders at the border, wide',
    ]);
    expect(everywhere).toHaveLength((10 * 5 - refused.length) * 22);
    expect(whole).toHaveLength(2 * 8 * 5);
  });

  it('is refused where only a cut head would hide that the photo ends at the shoulders', () => {
    const person: Person = {
      layer: createLayer(332, 498),
      head: { x: 30, y: 0, width: 275, height: 405 },
      cutAt: { ...NOBODY_CUT, left: true, right: true, bottom: true },
      cutFrom: cutFrom(395, 395),
    };
    for (const framing of ['face-only', 'upper-body', 'full-body'] as const) {
      expect(framePerson(person, framing)).toBeNull();
      expect(framePerson(person, framing, { room: roomOf('tall') })).not.toBeNull();
    }
  });

  it('is as close in a picture of a face as the photo itself, where that hides its end', () => {
    // As two photographs of strangers: all of the head, and shoulders that the photo's sides cut.
    const wide = { left: true, right: true, bottom: true, top: false };
    const near: Person = {
      layer: createLayer(400, 389),
      head: { x: 65, y: 2, width: 253, height: 358 },
      cutAt: wide,
      cutFrom: cutFrom(345, 298),
    };
    expect(framePerson(near, 'face-only')).not.toBeNull();
    expect(framePerson(near, 'upper-body')).toBeNull();
    const chest: Person = {
      layer: createLayer(451, 539),
      head: { x: 114, y: 5, width: 261, height: 372 },
      cutAt: wide,
      cutFrom: cutFrom(406, 415),
    };
    for (const framing of ['face-only', 'upper-body'] as const) {
      const placed = framePerson(chest, framing);
      const scale = (placed?.width ?? 0) / 451;
      const crown = (placed?.y ?? 0) + 5 * scale;
      expect(placed).not.toBeNull();
      expect(crown).toBeGreaterThanOrEqual(0);
      expect(crown + 372 * scale).toBeLessThan(1024 * 0.97 + 0.01);
    }
  });

  it('has the whole head in the picture', () => {
    const isInside = ({ head, placed }: Case) => shareInside(head, placed.window) > 0.999;
    expect(failing(everywhere, isInside)).toEqual([]);
  });

  it('ends below the picture, or stands on ground in it', () => {
    const isGrounded = ({ placed, bottom }: Case): boolean => {
      const foot = placed.y + placed.height;
      if (!placed.stands) return foot >= bottom;
      return bottom - foot > 0.03 * placed.window.height && placed.y > placed.window.y;
    };
    expect(failing(everywhere, isGrounded)).toEqual([]);
  });

  it('is shown from head to shoes and to both hands, where the photo has them', () => {
    const isWhole = ({ placed }: Case) =>
      !placed.stands || shareInside(placed, placed.window) > 0.999;
    expect(failing(inWindows, isWhole)).toEqual([]);
    const isTall = ({ name, placed }: Case) =>
      name !== 'from head to shoes' || Math.abs(placed.height / placed.window.height - 0.8) < 0.01;
    expect(failing(whole, isTall)).toEqual([]);
  });

  it('has both hands in a square, which the photo has', () => {
    const hands = everywhere.filter(
      ({ name, shape }) => name === 'with a hand raised' && shape === USUAL_SHAPE,
    );
    const isIn = ({ placed, right }: Case): boolean =>
      placed.x > placed.window.x - 0.01 && placed.x + placed.width < right + 0.01;
    expect(hands).toHaveLength(22);
    expect(failing(hands, isIn)).toEqual([]);
  });

  it('does not show where the photo cut them off', () => {
    const isHidden = ({ person, placed, scale, right, bottom }: Case): boolean => {
      const { cutAt, cutFrom: from } = person;
      const seen = (row: number): number =>
        Math.max(0, bottom - (placed.y + row * scale)) / placed.window.height;
      const left = cutAt.left && placed.x > placed.window.x ? seen(from.left) : 0;
      const beyond = cutAt.right && placed.x + placed.width < right ? seen(from.right) : 0;
      return left + beyond < LEFT_OF_CUT;
    };
    expect(failing(everywhere, isHidden)).toEqual([]);
  });

  it.each([
    ['face-only', 0.35, 0.6],
    ['upper-body', 0.2, 0.36],
    ['full-body', 0.08, 0.22],
  ] as const)('is as near as the template says: %s', (framing, least, most) => {
    const cases = everywhere.filter(
      ({ name, transformationType }) =>
        name === 'from head to shoes' && transformationType === framing,
    );
    const isAsNear = ({ head, placed }: Case): boolean => {
      const share = head.height / Math.min(placed.window.width, placed.window.height);
      return share > least && share < most;
    };
    expect(cases.length).toBeGreaterThan(20);
    expect(failing(cases, isAsNear)).toEqual([]);
  });
});
