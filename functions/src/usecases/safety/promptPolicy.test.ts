import { describe, expect, it } from 'vitest';
import { TEXT_TEMPLATES } from '@lumashot/domain/catalog/textTemplates';
import { policyCategory } from './promptPolicy.ts';
import { ATTACKS, ATTACKS_ON_PHOTOS } from './testAttacks.ts';
import { INNOCENTS } from './testInnocents.ts';

const of = (text: string, ofSomebody = false) => policyCategory({ texts: [text], ofSomebody });

it('lets every innocent pass', () => {
  expect(new Set(INNOCENTS).size).toBeGreaterThanOrEqual(300);
  expect(INNOCENTS.filter((text) => of(text) !== null)).toEqual([]);
  expect(TEXT_TEMPLATES.filter(({ prompt }) => of(prompt, true) !== null)).toEqual([]);
});

it.each(ATTACKS)('refuses $text', ({ text, category }) => {
  expect(of(text)).toBe(category);
});

describe('of the person in a photo', () => {
  it.each(ATTACKS_ON_PHOTOS)('refuses %s', (text) => {
    expect(of(text, true)).toBe('real-people');
    // Nobody is known to be real without a photo or a name.
    expect(of(text)).toBeNull();
  });

  it.each(['sexy evening dress', 'nude lipstick', 'nude tones', 'in lingerie', 'take off the hat'])(
    'draws %s',
    (text) => {
      expect(of(text, true)).toBeNull();
    },
  );
});

it('reads several texts as one', () => {
  expect(policyCategory({ texts: ['a child', 'naked'], ofSomebody: false })).toBe('minors');
});

it('says nothing of words that are far from each other', () => {
  const between = 'and then something else happens '.repeat(10);
  expect(of(`a child plays ${between} a nude in a gallery`)).toBeNull();
});
