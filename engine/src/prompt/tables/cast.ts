import type { FigureRole, Noun, Relation } from '../scene.ts';
import { subjects } from './subjects.ts';
import { relations } from './verbs.ts';

/** Who acts in storyboards: a pen draws people that a photograph's look would not forgive. */
const actor = (role: FigureRole): Noun => ({
  thing: { kind: 'figure', role },
  medium: 'ground',
  share: 0.52,
  home: 'meadow',
  habitat: 'pet',
  tints: false,
  poses: ['stand', 'walk', 'run', 'sit', 'kneel'],
});

export const castNouns: Readonly<Record<string, Noun>> = {
  ...subjects,
  woman: actor('woman'),
  man: actor('man'),
  girl: actor('girl'),
  boy: actor('boy'),
  astronaut: { ...actor('astronaut'), home: 'moon', habitat: 'explorer' },
};

export const castRelations: Readonly<Record<string, Relation>> = {
  ...relations,
  finds: 'beside',
  find: 'beside',
  meets: 'beside',
  meet: 'beside',
  sees: 'beside',
  see: 'beside',
};

/** Whom a pronoun means, of those who were named before. */
export const pronouns: Readonly<Record<string, 'woman' | 'man' | 'other' | 'all'>> = {
  she: 'woman',
  he: 'man',
  it: 'other',
  they: 'all',
};
