import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PANELS, readStory } from './story.ts';

const STORY =
  'A young woman leaves her office in the city at night in the rain. She sees a lost dog under a street light. She kneels and offers it a sandwich. The dog follows her home through the park. They reach a warm house. The dog sleeps by the fire.';
const whoIn = (story: string): string[] =>
  readStory(story).map(({ subjects }) => subjects.map(({ word }) => word).join(' '));

describe('readStory', () => {
  it('carries people, places and weather on', () => {
    expect(whoIn(STORY)).toEqual([
      'woman',
      'woman dog',
      'woman sandwich dog',
      'woman dog',
      'woman dog',
      'dog',
    ]);
    expect(readStory(STORY).map(({ place }) => place)).toEqual([
      'city',
      'city',
      'city',
      'garden',
      'village',
      'room',
    ]);
    expect(readStory(STORY).map(({ weather }) => weather)).toEqual([
      'rain',
      'rain',
      'rain',
      'rain',
      'rain',
      'clear',
    ]);
  });

  it('dresses nobody anew between panels', () => {
    const looks = readStory(STORY).flatMap(({ subjects }) =>
      subjects.filter(({ word }) => word === 'woman').map(({ hair, colour }) => ({ hair, colour })),
    );
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
  });

  it('takes deeds for deeds: a robot waves, people watch', () => {
    const story =
      'An astronaut walks on the moon. He finds a small robot. The robot waves. They watch.';
    expect(readStory(story).every(({ place }) => place === 'moon')).toBe(true);
    expect(whoIn(story).join(' ')).not.toContain('watch');
  });

  it('shoots what the description asks for', () => {
    const shots = readStory('Close-up of a cup. Aerial view of a city. Low angle of a man.').map(
      ({ shot }) => shot,
    );
    expect(shots).toEqual(['closeUp', 'closeUp', 'high', 'high', 'low', 'low']);
  });

  it('always tells six pictures, whatever it is told', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readStory(text)).toHaveLength(PANELS);
      }),
      { numRuns: 60, seed: 4 },
    );
    expect(readStory('One. '.repeat(90))).toHaveLength(PANELS);
  });

  it('shows from near what is only seen in a face, and kneeling as kneeling', () => {
    const panels = readStory(
      'A man kneels in a garden. A dog comes. He smiles at the dog. They run.',
    );
    expect(panels[0]?.subjects[0]?.pose).toBe('kneel');
    expect(panels.find(({ caption }) => caption.startsWith('He smiles'))?.shot).toBe('closeUp');
  });
});
