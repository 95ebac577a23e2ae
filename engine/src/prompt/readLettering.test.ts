import { describe, expect, it } from 'vitest';
import { understandText } from './understandText.ts';

const letteringIn = (prompt: string) => {
  const { picture, dropped } = understandText(prompt);
  return picture?.kind === 'lettering' ? picture.lettering : dropped;
};

describe('words in quotes', () => {
  it.each([
    ['poster that says "SALE 50 %"', ['SALE 50 %']],
    ['a poster with the words “Summer Party”', ['Summer Party']],
    ['poster „Guten Morgen“', ['Guten Morgen']],
    ['card « Merci »', ['Merci']],
    ["a sign that says 'Hello World'.", ['Hello World']],
    ['poster "Don\'t panic"', ["Don't panic"]],
    ['poster "Grand Opening" "Saturday"', ['Grand Opening', 'Saturday']],
    ['poster that says "Добро пожаловать"', ['Добро пожаловать']],
    ['poster that says "Chúc mừng năm mới"', ['Chúc mừng năm mới']],
    ['"Good morning"', ['Good morning']],
  ])('%s', (prompt, texts) => {
    expect(letteringIn(prompt)).toMatchObject({ texts });
  });

  it('are set in the colours that were said, on the ground that was said', () => {
    expect(letteringIn('poster "NEW" on a red background in white letters')).toMatchObject({
      ground: [200, 40, 30],
      ink: [242, 240, 236],
    });
    expect(letteringIn('a blue poster that says "NEW"')).toMatchObject({ ground: [42, 98, 200] });
    expect(letteringIn('poster "NEW" in gold letters')).toMatchObject({
      ground: null,
      ink: [217, 165, 32],
    });
  });

  it('stand on a place when one is named', () => {
    expect(letteringIn('poster "SUMMER" on a beach at sunset')).toMatchObject({
      backdrop: { place: 'beach', time: 'sunset', subjects: [] },
    });
  });

  it('are put on a plate when it is a sign', () => {
    expect(letteringIn('a sign that says "OPEN"')).toMatchObject({ board: 'sign' });
  });

  it.each([
    ['a cat holding a sign that says "HELLO"', 'cat'],
    ['a storefront with "Bakery" written on it', 'storefront'],
    ['logo "Northwind"', 'logo'],
    ['neon sign "BAR"', 'neon'],
    ['poster that says "こんにちは"', 'こんにちは'],
    ['poster that says "مرحبا"', 'مرحبا'],
    ['poster "red" in red letters on a red background', 'letters in the colour of their ground'],
    [`poster "${'word '.repeat(60)}"`, 'word '.repeat(60).trim()],
    [`poster "${'w'.repeat(41)}"`, 'w'.repeat(41)],
    ['fireworks that say "2027" over a city skyline', 'fireworks'],
  ])('are refused in %s', (prompt, leftOut) => {
    expect(letteringIn(prompt)).toContain(leftOut);
  });
});
