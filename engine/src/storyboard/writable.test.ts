import { describe, expect, it } from 'vitest';
import { writable } from './writable.ts';

describe('a caption', () => {
  it.each([
    'She kneels.',
    'Größe, café, žluťoučký kůň',
    'Một con mèo ngủ',
    'Лиса бежит через лес.',
    '«Hello», she said – twice…',
  ])('is written as it is where the pen has the letters: %s', (text) => {
    expect(writable(text)).toBe(text);
  });

  it.each(['雪の森のキツネ', 'قطة حمراء', 'שני פילים', '눈 덮인 숲', 'Η αλεπού τρέχει'])(
    'is left out where it has not: %s',
    (text) => {
      expect(writable(text)).toBe('');
    },
  );

  it('loses only the signs in between that no pen writes', () => {
    expect(writable('A dog 🐕 runs home 🏠!')).toBe('A dog runs home !');
  });
});
