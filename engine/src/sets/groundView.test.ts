import { describe, expect, it } from 'vitest';
import { sideways, towards } from './groundView.ts';

const LEVEL = { horizon: 560, top: 700 };

describe('a level ground', () => {
  const view = towards(LEVEL);

  it('goes from the lower edge of the picture to where it ends behind', () => {
    const [near, rear] = view.along;
    expect(view.at(near, 0)).toEqual([512, 1024]);
    expect(view.at(rear, 0)[1]).toBeCloseTo(700);
    expect(view.at(rear, view.across[1])[0]).toBeCloseTo(1024);
  });

  it('shows what is further away smaller, by as much as it is nearer to eye level', () => {
    const rear = view.along[1];
    expect(view.scaleAt(0, 0)).toBe(1);
    expect(view.scaleAt(rear, 0)).toBeCloseTo((700 - 560) / (1024 - 560));
    const wide = view.at(rear, 100)[0] - view.at(rear, 0)[0];
    expect(wide).toBeCloseTo(100 * view.scaleAt(rear, 0));
  });

  it('is the same ground whichever way its boards run', () => {
    const turned = sideways(LEVEL);
    expect(turned.at(300, 900)).toEqual(view.at(900, 300));
    expect(turned.scaleAt(300, 900)).toBe(view.scaleAt(900, 300));
    expect([turned.along, turned.across]).toEqual([view.across, view.along]);
  });
});
