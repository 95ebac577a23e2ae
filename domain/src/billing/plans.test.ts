import { describe, expect, it } from 'vitest';
import { concurrencyOf, PLAN_IDS, PLANS } from './plans.ts';

const plans = PLAN_IDS.map((id) => PLANS[id]);

describe('the plans', () => {
  it.each([
    ['STARTER', { monthlyCents: 1_400, credits: 100, support: 'basic' }],
    ['PLUS', { monthlyCents: 2_400, credits: 300, support: 'priority' }],
    ['CREATOR', { monthlyCents: 4_900, credits: 1_000, support: 'priority' }],
    ['ULTIMATE', { monthlyCents: 12_400, credits: 3_000, support: 'dedicated' }],
  ] as const)('sell %s as the spec says', (id, facts) => {
    expect(PLANS[id]).toMatchObject({ name: id, ...facts });
  });

  it.each([
    ['STARTER', 100, 20],
    ['PLUS', 300, 60],
    ['CREATOR', 1_000, 200],
    ['ULTIMATE', 3_000, 600],
  ] as const)('%s holds %d images or %d videos', (id, images, videos) => {
    expect(PLANS[id].capacity).toEqual({ images, videos });
  });

  it('cost half when a year is paid at once, in whole cents', () => {
    for (const { monthlyCents, yearlyCents } of plans) {
      expect(yearlyCents).toBe(monthlyCents * 12 * 0.5);
      expect(yearlyCents % 12).toBe(0);
    }
  });

  it('advertise a price per image within a cent of the true one', () => {
    for (const { perImage, monthlyCents, credits } of plans) {
      const advertised = Number(/\$(\d+\.\d\d) per image$/.exec(perImage)?.[1]) * 100;
      expect(Math.abs(advertised - monthlyCents / credits)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('grow from one to the next, and get cheaper per image', () => {
    for (const [index, plan] of plans.slice(1).entries()) {
      const smaller = plans[index];
      expect(plan.credits).toBeGreaterThan(smaller?.credits ?? Infinity);
      expect(plan.concurrency.images).toBeGreaterThan(smaller?.concurrency.images ?? Infinity);
      expect(plan.monthlyCents / plan.credits).toBeLessThan(
        (smaller?.monthlyCents ?? 0) / (smaller?.credits ?? 1),
      );
    }
  });

  it('have one most popular among them: PLUS', () => {
    expect(PLAN_IDS.filter((id) => PLANS[id].popular)).toEqual(['PLUS']);
  });
});

describe('the features', () => {
  it('name credits, capacity, places and support of their plan', () => {
    expect(PLANS.STARTER.features).toEqual([
      '100 credits every month',
      'Up to 100 images, or 20 videos once video is here',
      '2 images and 1 video at a time',
      'Unused credits stay yours, up to 300',
      'Every tool: text to image, products, portraits, edits, enhancements, storyboards',
      'Your pictures belong to you, commercial use included',
      'Basic support',
      'Cancel anytime',
    ]);
    expect(PLANS.ULTIMATE.features).toContain(
      'Up to 3,000 images, or 600 videos once video is here',
    );
    expect(PLANS.ULTIMATE.features).toContain('10 images and 5 videos at a time');
    expect(PLANS.ULTIMATE.features).toContain('Dedicated 1-1 support');
  });

  it('say nothing twice', () => {
    for (const { features } of plans) expect(new Set(features).size).toBe(features.length);
  });
});

it('gives a trial the places of STARTER', () => {
  expect(concurrencyOf(null)).toEqual({ images: 2, videos: 1 });
});
