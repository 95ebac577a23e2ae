import { describe, expect, it } from 'vitest';
import { understandStory } from './understandStory.ts';

const STORY =
  'A woman walks through a forest in the rain. She meets a fox. The fox runs across a meadow. They sit by a lake at sunset.';

const panelsOf = (story: string) => {
  const { panels, dropped } = understandStory(story);
  if (panels === null) throw new Error(dropped.join(', '));
  return panels;
};
const castIn = (story: string): readonly string[] =>
  panelsOf(story).map(({ subjects }) => subjects.map(({ word }) => word).join(' '));

describe('a story that is sold', () => {
  it('has six panels, and who is meant by a pronoun in each', () => {
    expect(castIn(STORY)).toEqual([
      'woman',
      'woman fox',
      'woman fox',
      'fox',
      'woman fox',
      'woman fox',
    ]);
  });

  it('goes where the sentences go, and stays where they say nothing', () => {
    expect(panelsOf(STORY).map(({ place }) => place)).toEqual([
      'forest',
      'forest',
      'forest',
      'meadow',
      'lake',
      'lake',
    ]);
    expect(
      panelsOf(STORY)
        .map(({ time }) => time)
        .at(-1),
    ).toBe('sunset');
  });

  it('rains on out of doors, until the place changes', () => {
    expect(panelsOf(STORY).map(({ weather }) => weather)).toEqual([
      'rain',
      'rain',
      'rain',
      'clear',
      'clear',
      'clear',
    ]);
  });

  it('shows who runs, sits and stands', () => {
    expect(panelsOf(STORY).map(({ subjects }) => subjects.at(-1)?.pose)).toEqual([
      'walk',
      null,
      null,
      'run',
      'sit',
      'sit',
    ]);
  });

  it('shoots as it is told', () => {
    const shots = panelsOf('Wide shot of a village. Close-up of a fox. Low angle of a horse.');
    expect(shots.map(({ shot }) => shot)).toEqual([
      'wide',
      'wide',
      'closeUp',
      'closeUp',
      'low',
      'low',
    ]);
  });

  it('offers stories that are sold', () => {
    const { suggestions } = understandStory('');
    expect(suggestions).toHaveLength(3);
    expect(suggestions.filter((one) => !understandStory(one).sold)).toEqual([]);
  });
});

describe('a story that is refused', () => {
  it.each([
    ['A baker opens her shop. A woman walks in a city.', 'baker'],
    ['A woman walks in a city. She kisses a frog.', 'kisses'],
    ['A fox walks in a forest. She sits.', 'she'],
    ['A woman walks in a forest.', 'a story of at least two sentences'],
    [
      'A man stands. A man sits. A man runs. A man walks. A dog sits. A dog runs. A dog walks.',
      'A dog walks.',
    ],
    ['A dog runs in a forest. A dolphin runs in the forest.', 'dolphin'],
    ['Un homme marche. Il pleut.', 'homme'],
    ['A dog sits in a cafe in the rain. A cat sits in a cafe.', 'rain'],
    ['雪の森の狐が走る。空が赤い。', '雪の森の狐が走る'],
  ])('%s', (story, leftOut) => {
    expect(understandStory(story)).toMatchObject({ sold: false, panels: null });
    expect(understandStory(story).dropped).toContain(leftOut);
  });
});
