import { describe, expect, it } from 'vitest';
import { OPERATION_NAMES } from '../operations/operations.ts';
import { creditMicros, marginsOf } from './margins.ts';
import { boundsPassed, utcDay } from './modelCost.ts';
import { MODEL_PRICES, priceOf } from './modelPrices.ts';
import { NO_USAGE, pictureCostMicros } from './pictureCost.ts';

const gemini = MODEL_PRICES['gemini-nano-banana-2.1'];
const gpt = MODEL_PRICES['gpt-image-2.6-sunburst'];
const flux = MODEL_PRICES['black-forest-labs/flux-2-pro'];

describe('what a picture costs', () => {
  it('is the provider’s own example: 3.36 cents for 1K', () => {
    const usage = { input: 0, output: 1_120, imageInput: 0 };
    expect(pictureCostMicros(gemini, { usage, size: '1K', references: 0 })).toBe(33_600);
  });

  it('tells words from pictures where the answer does, and counts the dearer where not', () => {
    const told = { input: 1_000, output: 0, imageInput: 900 };
    expect(pictureCostMicros(gpt, { usage: told, size: '1K', references: 1 })).toBe(7_700);
    const untold = { ...told, imageInput: null };
    expect(pictureCostMicros(gpt, { usage: untold, size: '1K', references: 1 })).toBe(8_000);
    expect(pictureCostMicros(gpt, { usage: untold, size: '1K', references: 0 })).toBe(5_000);
  });

  it('is the usual one where the answer tells nothing: never free', () => {
    for (const price of Object.values(MODEL_PRICES)) {
      const small = pictureCostMicros(price, { usage: NO_USAGE, size: '1K', references: 0 });
      const large = pictureCostMicros(price, { usage: NO_USAGE, size: '2K', references: 1 });
      expect(small).toBeGreaterThan(10_000);
      expect(large).toBeGreaterThan(small);
    }
  });

  it('goes by the picture where the provider does', () => {
    expect(pictureCostMicros(flux, { usage: NO_USAGE, size: '1K', references: 0 })).toBe(30_000);
    expect(pictureCostMicros(flux, { usage: NO_USAGE, size: '1K', references: 2 })).toBe(45_000);
  });

  it('is known of priced models only', () => {
    expect(priceOf('toString')).toBeNull();
    expect(priceOf('gpt-image-2')).toBe(MODEL_PRICES['gpt-image-2']);
  });
});

describe('margins', () => {
  it('set a credit’s share of the plan against the picture’s cost', () => {
    // 744 dollars a year for 12 times 3,000 credits.
    expect(creditMicros('ULTIMATE', 'yearly')).toBeCloseTo(20_666.67, 1);
    const [starter] = marginsOf('text', gemini);
    // 14 cents for a credit, 3.36 cents for the picture and a little for the words.
    expect(starter).toMatchObject({ plan: 'STARTER', paid: 'monthly', incomeMicros: 140_000 });
    expect(starter?.margin).toBeCloseTo(0.756, 2);
  });

  it('are negative where a credit brings less than its picture costs', () => {
    const rows = OPERATION_NAMES.flatMap((name) => marginsOf(name, gemini));
    expect(rows).toHaveLength(OPERATION_NAMES.length * 8);
    const below = rows.filter(({ margin }) => margin < 0);
    expect(below.map(({ plan, paid, operation }) => [plan, paid, operation])).toContainEqual([
      'ULTIMATE',
      'yearly',
      'text',
    ]);
    for (const { costMicros, incomeMicros } of below) {
      expect(costMicros).toBeGreaterThan(incomeMicros);
    }
  });
});

describe('a day’s budget', () => {
  const budget = { alertMicros: 50, limitMicros: 100 };

  it('tells each bound once, when it is passed', () => {
    expect(boundsPassed(budget, { before: 0, after: 49 })).toEqual([]);
    expect(boundsPassed(budget, { before: 49, after: 50 })).toEqual(['alert']);
    expect(boundsPassed(budget, { before: 50, after: 99 })).toEqual([]);
    expect(boundsPassed(budget, { before: 0, after: 100 })).toEqual(['alert', 'limit']);
    expect(boundsPassed(budget, { before: 100, after: 500 })).toEqual([]);
  });

  it('ends at midnight in UTC', () => {
    expect(utcDay(new Date('2026-11-22T23:59:59.999Z'))).toBe('2026-11-22');
    expect(utcDay(new Date('2026-11-22T23:00:00-02:00'))).toBe('2026-11-23');
  });
});
