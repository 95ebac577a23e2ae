import type { Habitat, Pose, Relation } from '../scene.ts';

/** What things are seen doing. A deed that is not here is not drawn. */
export const poses: Readonly<Record<string, Pose>> = {
  standing: 'stand',
  stands: 'stand',
  walking: 'walk',
  walks: 'walk',
  strolling: 'walk',
  running: 'run',
  runs: 'run',
  galloping: 'run',
  sprinting: 'run',
  sitting: 'sit',
  sits: 'sit',
  sit: 'sit',
  walk: 'walk',
  run: 'run',
  stand: 'stand',
  kneels: 'kneel',
  kneeling: 'kneel',
};

/** What is seen of a thing anyway, by where it lives. */
export const manners: Readonly<Record<string, readonly Habitat[]>> = {
  flying: ['air'],
  flies: ['air'],
  floating: ['air', 'water'],
  drifting: ['air', 'water'],
  hovering: ['air'],
  swimming: ['deep'],
  swims: ['deep'],
  parked: ['wheels'],
  driving: ['wheels'],
  speeding: ['wheels'],
  standing: ['building', 'shore', 'explorer', 'table'],
  stands: ['building', 'shore', 'explorer', 'table'],
  stand: ['building', 'shore', 'explorer', 'table'],
};

/** "Sailing" is for what has sails, "swimming" on the water for what lives there. */
export const mannersByWord: Readonly<Record<string, readonly string[]>> = {
  sailing: ['sailboat', 'sailing boat', 'sail boat'],
  swimming: ['duck', 'swan'],
  glowing: ['lighthouse'],
};

export const relations: Readonly<Record<string, Relation>> = {
  and: 'beside',
  with: 'beside',
  'next to': 'beside',
  beside: 'beside',
  alongside: 'beside',
  'side by side with': 'beside',
  near: 'beside',
  by: 'beside',
  under: 'under',
  beneath: 'under',
  underneath: 'under',
  riding: 'riding',
  rides: 'riding',
  'riding on': 'riding',
  'on the back of': 'riding',
};

/**
 * How a thing stands to a place. What is told apart here is drawn apart: `in` a lake is not `by` it, and
 * `of` or `with` a place says nothing of where the thing is.
 */
export type Nearness =
  | 'in'
  | 'on'
  | 'at'
  | 'by'
  | 'along'
  | 'across'
  | 'of'
  | 'with'
  | 'over'
  | 'under'
  | 'before';

/** Between a thing and a place. */
export const prepositions: Readonly<Record<string, Nearness>> = {
  in: 'in',
  inside: 'in',
  within: 'in',
  among: 'in',
  amid: 'in',
  during: 'in',
  'in the middle of': 'in',
  'surrounded by': 'in',
  on: 'on',
  at: 'at',
  through: 'across',
  across: 'across',
  down: 'across',
  along: 'along',
  from: 'of',
  of: 'of',
  'at the edge of': 'by',
  'on the shore of': 'by',
  'on the edge of': 'by',
  by: 'by',
  near: 'by',
  beside: 'by',
  'next to': 'by',
  'close to': 'by',
  with: 'with',
  over: 'over',
  above: 'over',
  under: 'under',
  beneath: 'under',
  'in front of': 'before',
  against: 'before',
  before: 'before',
};
