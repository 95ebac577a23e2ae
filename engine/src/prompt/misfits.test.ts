import { describe, expect, it } from 'vitest';
import { understandStory } from './understandStory.ts';
import { understandText } from './understandText.ts';

/** Sold with all of it drawn, and the same words otherwise, with what is named as left out. */
interface Case {
  readonly sold: readonly string[];
  readonly refused: readonly (readonly [prompt: string, leftOut: string])[];
}

const CASES: Readonly<Record<string, Case>> = {
  'a place is where it is said to be': {
    sold: [
      'a yellow sports car by the sea at night',
      'a dog by the sea',
      'a horse at a lake',
      'a lake with a horse',
      'a lighthouse near a beach',
      'a fish in the sea',
      'a duck on a lake',
      'a horse running along a beach',
      'a hot air balloon in the mountains',
      'an airplane flying over the sea',
      'portrait of a woman by a lake',
    ],
    refused: [
      ['a red car on a beach at sunset', 'on a beach'],
      ['on a beach, a red car', 'on a beach'],
      ['a beach with a car', 'beach'],
      ['a lighthouse on a beach', 'on a beach'],
      ['a dog in the sea', 'in the sea'],
      ['a tiger in the middle of the ocean', 'in the middle of the ocean'],
      ['a house on a lake', 'on a lake'],
      ['a bear in a river', 'in a river'],
      ['a fox walking across a river', 'across a river'],
      ['an astronaut riding a horse in the sea', 'in the sea'],
      ['a fish by the sea', 'by the sea'],
      ['a duck beside a lake', 'beside a lake'],
      ['an airplane on a road', 'on a road'],
      ['a hot air balloon in a forest', 'in a forest'],
      ['a horse of the sea', 'of the sea'],
      ['a robot from the moon', 'from the moon'],
      ['a portrait of a woman with flowers', 'with flowers'],
    ],
  },
  'a colour of its own is there in its hour, season and weather': {
    sold: [
      'a green forest',
      'green hills in spring at noon',
      'a white horse on a green meadow',
      'a blue lake',
      'a blue sea at noon',
      'a lavender field at sunset',
      'a black and white photo of a white horse',
      'a beach at sunset, orange sky',
    ],
    refused: [
      ['a green forest in autumn', 'green'],
      ['green forest, autumn', 'green'],
      ['green hills in winter', 'green'],
      ['a green meadow in the snow', 'green'],
      ['a green meadow at night', 'green'],
      ['a blue lake at sunset', 'blue'],
      ['a blue sea in a storm', 'blue'],
      ['a purple lavender field at night', 'purple'],
      ['a black and white photo of a green meadow', 'green'],
      ['a black and white photo of a red car', 'red'],
      ['a pencil sketch of a red house', 'red'],
      ['a beach at sunset in the rain, orange sky', 'orange sky'],
    ],
  },
  'a count is kept, also of what the scenery has': {
    sold: [
      'two palm trees on a beach',
      'a tree in a forest',
      'a lone tree on the savanna',
      'three trees in a meadow',
      'a single house in a meadow',
      'mountains',
    ],
    refused: [
      ['one tree in a forest', '1 tree'],
      ['two pine trees in a pine forest', '2 pine tree'],
      ['three trees in a park', '3 tree'],
      ['two houses on a farm', '2 house'],
      ['a lone mountain at sunset', 'lone'],
      ['a pair of mountains', 'a pair of'],
      ['three villages', 'three'],
    ],
  },
  'hour, weather, season and place do not contradict each other': {
    sold: [
      'cloudy mountains at night',
      'a misty forest at night under a full moon',
      'a sunny city',
      'a sunny, misty lake',
      'a red fox in a snowy forest at sunset',
      'a pine forest in winter',
      'an autumn forest',
      'meadow with flowers in spring',
      'a city street at night',
      'a snowman in winter',
      'an airplane in a blue sky',
    ],
    refused: [
      ['cloudy mountains at night with a full moon', 'moon'],
      ['a sunny city in the rain', 'sunny'],
      ['a sunny beach in a storm', 'sunny'],
      ['a sunny lake in fog', 'sunny'],
      ['sunny snowy mountains', 'sunny'],
      ['a cloudy meadow in the sunshine', 'sunshine'],
      ['a beach at sunset in the rain', 'sunset'],
      ['a foggy forest in moonlight', 'moonlight'],
      ['an autumn pine forest', 'pine forest'],
      ['pine forest in spring with a deer', 'pine forest'],
      ['winter meadow with flowers', 'meadow with flowers'],
      ['a dog on the grass in winter', 'grass'],
      ['a snowman in summer', 'summer'],
      ['a city street with a skyline', 'city street'],
      ['a coastal road by a beach', 'beach'],
      ['a dog in a garden with flowers', 'flowers'],
      ['an airplane in a blue sky at sunset', 'blue sky'],
    ],
  },
  'names and greetings are no pictures': {
    sold: ['a white house in a meadow', 'a lovely white house', 'sunset', 'a beautiful sunset'],
    refused: [
      ['White House at sunset', 'white house'],
      ['a picture of White House', 'white house'],
      ['Good morning', 'good morning'],
      ['Good night', 'good night'],
      ['good evening, mountains', 'good evening'],
      ['A beautiful day', 'no thing or place is named'],
      ['sunshine', 'no thing or place is named'],
    ],
  },
  'a medium is drawn in': {
    sold: [
      'a drawing of a horse',
      'an illustration of a fox',
      'a sepia photo of a street',
      'a horse on a beach, black and white',
      'a car, monochrome',
    ],
    refused: [
      ['a cat, black and white', 'black and white'],
      ['a drawing of a cup of coffee', 'a drawing of'],
      ['a sepia photo of a green meadow', 'green'],
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (_, { sold, refused }) => {
  it.each(sold)('sells "%s"', (prompt) => {
    expect(understandText(prompt)).toMatchObject({ sold: true, dropped: [] });
  });

  it.each(refused)('refuses "%s" for "%s"', (prompt, leftOut) => {
    const { sold: isSold, dropped } = understandText(prompt);
    expect(isSold).toBe(false);
    expect(dropped).toContain(leftOut);
  });
});

describe('stories', () => {
  it('have nobody in the water who would be drawn beside it', () => {
    expect(understandStory('A girl runs on a beach. She sits by a river.').sold).toBe(true);
    expect(understandStory('A girl runs on a beach. She sits in a river.').dropped).toContain(
      'in a river',
    );
  });
});

it('names an adjective that nobody knows, and not the house that it is said of', () => {
  expect(understandText('a tiny white house by a river').dropped).toEqual(['tiny']);
});
