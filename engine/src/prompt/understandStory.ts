import type { Understanding } from '@lumashot/domain/imaging/understanding';
import { PANELS, panelsOf, readBeats, type Panel } from './readStory.ts';

export interface StoryUnderstanding extends Understanding {
  /** Null when it is not sold. */
  readonly panels: readonly Panel[] | null;
}

const LEAST = 2;

/** Stories that are drawn as they are told, offered to start from. */
const STORIES: readonly string[] = [
  'A woman walks through a forest. She meets a fox. The fox runs across a meadow. They sit by a lake at sunset.',
  'An astronaut walks on the moon. The astronaut finds a robot. They stand on the moon.',
  'A boy runs on a beach. He finds a dog. They run along the beach. They sit on the beach at sunset.',
];

/** The gate of storyboards: every sentence has to be drawn whole, and every one has a panel. */
export function understandStory(description: string): StoryUnderstanding {
  const beats = readBeats(description);
  const missing = beats.flatMap(({ dropped }) => dropped);
  const tooMany = beats.slice(PANELS).map(({ caption }) => caption);
  const tooFew = beats.length < LEAST ? ['a story of at least two sentences'] : [];
  const dropped = [...missing, ...tooMany, ...tooFew].filter((words) => !LITTLE.has(words));
  const sold = beats.length > 0 && missing.length + tooMany.length + tooFew.length === 0;
  return {
    sold,
    panels: sold ? panelsOf(beats) : null,
    drawn: [...new Set(beats.flatMap(({ reading }) => reading.drawn))].slice(0, 24),
    dropped: [...new Set(dropped)].slice(0, 24),
    suggestions: sold ? [] : STORIES,
  };
}

const LITTLE: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'and',
  'to',
  'with',
  'her',
  'his',
]);
