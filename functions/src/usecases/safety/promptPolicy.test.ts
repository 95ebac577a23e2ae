import { describe, expect, it } from 'vitest';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { policyCategory, type MadeOf } from './promptPolicy.ts';
import { ATTACKS, ATTACKS_ON_PHOTOS, ATTACKS_ON_PRODUCTS } from './testAttacks.ts';
import { INNOCENT_PRODUCTS, INNOCENTS } from './testInnocents.ts';

const of = (text: string, madeOf: MadeOf = 'words') => policyCategory({ texts: [text], madeOf });

it('lets every innocent pass', () => {
  expect(new Set(INNOCENTS).size).toBeGreaterThanOrEqual(300);
  expect(INNOCENTS.filter((text) => of(text) !== null)).toEqual([]);
  expect(TEXT_TEMPLATES.filter(({ prompt }) => of(prompt, 'somebody') !== null)).toEqual([]);
});

it.each(ATTACKS)('refuses $text', ({ text, category }) => {
  expect(of(text)).toBe(category);
});

describe('of the person in a photo', () => {
  it.each(ATTACKS_ON_PHOTOS)('refuses %s', (text) => {
    expect(of(text, 'somebody')).toBe('real-people');
    // Nobody is known to be real without a photo or a name.
    expect(of(text)).toBeNull();
  });

  it.each(['sexy evening dress', 'nude lipstick', 'nude tones', 'in lingerie', 'take off the hat'])(
    'draws %s',
    (text) => {
      expect(of(text, 'somebody')).toBeNull();
    },
  );
});

describe('of whoever a photo of a product shows', () => {
  it.each(ATTACKS_ON_PRODUCTS)('refuses %s', (text) => {
    expect(of(text, 'thing')).toBe('real-people');
    expect(of(text, 'somebody')).toBe('real-people');
  });

  it('sells what only sounds like it', () => {
    const refused = INNOCENT_PRODUCTS.filter((text) => of(text, 'thing') !== null);
    expect(refused).toEqual([]);
  });
});

it('reads several texts as one', () => {
  expect(policyCategory({ texts: ['a child', 'naked'], madeOf: 'words' })).toBe('minors');
});

it('says nothing of words that are far from each other', () => {
  const between = 'and then something else happens '.repeat(10);
  expect(of(`a child plays ${between} a nude in a gallery`)).toBeNull();
});
