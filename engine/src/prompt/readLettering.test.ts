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
    ['poster that says "こんにちは"', 'letters that our typefaces lack'],
    ['poster that says "مرحبا"', 'letters that our typefaces lack'],
    ['poster "red" in red letters on a red background', 'letters in the colour of their ground'],
    [`poster "${'word '.repeat(60)}"`, 'words in quotes longer than 120 characters'],
    [`poster "${'w'.repeat(41)}"`, 'a word longer than 40 characters'],
    ['poster "A" "B" "C" "D" "E"', 'more than 4 texts in quotes'],
    ['fireworks that say "2027" over a city skyline', 'fireworks'],
  ])('are refused in %s', (prompt, leftOut) => {
    expect(letteringIn(prompt)).toContain(leftOut);
  });

  it.each([
    ['"Hi" in cream on white', 'cream letters on white, too alike to be read'],
    ['"Hi" in teal on green', 'teal letters on green, too alike to be read'],
    ['"Hi" in black on navy', 'black letters on navy, too alike to be read'],
    ['"Hi" in gold on yellow', 'gold letters on yellow, too alike to be read'],
    ['"Hi" in red on orange', 'red letters on orange, too alike to be read'],
    ['a green sign that says "Exit" in red letters', 'red letters on green, too alike to be read'],
    ['"Night" in black at night', 'black letters on a darkened picture'],
    ['"Sea" in blue on the sea', 'blue letters on a darkened picture'],
    ['"Sale" in a city on a red background', 'red'],
    ['A sign "Beach" on a beach', 'sign'],
    ['"Stop" sign at night', 'sign'],
    ['A banner "Sale" in a city street at night', 'banner'],
    ['A poster "Hi" in a city', 'poster'],
    ['"Go" on a plain background on a beach', 'plain'],
    [
      '"A cat sitting on a sofa in a cozy living room"',
      'whether these words are to be written, or drawn',
    ],
  ])('%s is refused for what would not be seen', (prompt, leftOut) => {
    expect(letteringIn(prompt)).toContain(leftOut);
  });

  it.each([
    '"GOOD MORNING" in orange on a light blue background',
    '"Hi" in red on black',
    '"Hello" in black on a plain white background',
    '"Autumn" in an autumn forest in orange',
    '"Snow" in white in a snowy forest',
    'A flyer "Garage Sale" in black on orange',
    'Mountains at sunset with the words "Never stop exploring the wild places of the world"',
    'a poster that says "Be yourself; everyone else is already taken."',
    '"Go" on a clean yellow background',
    'a web banner "Sale" at sunset',
  ])('%s is sold', (prompt) => {
    expect(letteringIn(prompt)).toHaveProperty('texts');
  });

  it('are no inches', () => {
    expect(letteringIn('Poster 12" x 18" that says "Sale"')).not.toContain('x 18');
    expect(letteringIn('a poster that says "Room 12" "Floor 3"')).toMatchObject({
      texts: ['Room 12', 'Floor 3'],
    });
  });

  it('have nothing behind them when that was asked for', () => {
    expect(letteringIn('"Go" on a plain red background')).toMatchObject({
      plain: true,
      ground: [200, 40, 30],
    });
    expect(letteringIn('"Go" on a red background')).toMatchObject({ plain: false });
  });
});
