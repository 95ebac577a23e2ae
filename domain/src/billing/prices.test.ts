import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from './plans.ts';
import { BILLING_PERIODS, formatUsd, landingPrice, pricingScreenPrice } from './prices.ts';

const YEARLY_TOTALS = ['$84', '$144', '$294', '$744'];

describe('prices', () => {
  it('are read on the landing page as half the monthly price, rounded down', () => {
    const texts = PLAN_IDS.map((id) => landingPrice(id, 'yearly'));
    expect(texts.map(({ perMonth }) => perMonth)).toEqual(['$7', '$12', '$24', '$62']);
    expect(texts.map(({ yearlyTotal }) => yearlyTotal)).toEqual(YEARLY_TOTALS);
  });

  it('are read on the pricing screen to the cent', () => {
    const texts = PLAN_IDS.map((id) => pricingScreenPrice(id, 'yearly'));
    expect(texts.map(({ perMonth }) => perMonth)).toEqual(['$7', '$12', '$24.50', '$62']);
    expect(texts.map(({ yearlyTotal }) => yearlyTotal)).toEqual(YEARLY_TOTALS);
  });

  it('are the same on both when paying monthly', () => {
    const texts = PLAN_IDS.map((id) => landingPrice(id, 'monthly'));
    expect(texts.map(({ perMonth }) => perMonth)).toEqual(['$14', '$24', '$49', '$124']);
    expect(texts).toEqual(PLAN_IDS.map((id) => pricingScreenPrice(id, 'monthly')));
    expect(texts.every(({ yearlyTotal }) => yearlyTotal === null)).toBe(true);
  });

  it('are monthly unless the visitor chooses', () => {
    expect(BILLING_PERIODS[0]).toBe('monthly');
  });
});

describe('dollars', () => {
  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [2_450, '$24.50'],
    [124_000, '$1,240'],
    [124_001, '$1,240.01'],
  ])('write %d cents as %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text);
  });

  it('lose no cent', () => {
    assert(
      property(integer({ min: 0, max: 100_000_000 }), (cents) => {
        const read = formatUsd(cents).replaceAll(/[$,]/g, '');
        expect(Math.round(Number(read) * 100)).toBe(cents);
      }),
    );
  });
});
