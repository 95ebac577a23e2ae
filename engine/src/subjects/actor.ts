import type { Subject } from '../prompt/scene.ts';
import { SIDE, type Setting } from '../scene/stage.ts';
import { type Spot } from './place.ts';
import { type Sprite } from './sprite.ts';

export interface Actor {
  readonly steams: boolean;
  readonly sprite: Sprite;
  readonly spot: Spot;
  readonly facing: 1 | -1;
  /** Rushes over the ground. */
  readonly fast: boolean;
}

export type Add = (
  subject: Subject,
  tall: number,
  x: number,
  y: number,
  facing: 1 | -1,
  aloft: boolean,
) => Promise<Sprite | null>;

export function floats(subject: Subject): boolean {
  return subject.noun.medium === 'air' || subject.noun.medium === 'deep';
}

export function height(subject: Subject, factor: number): number {
  return subject.noun.share * SIDE * factor;
}

export function baseline(subject: Subject, setting: Setting, tall: number): number {
  if (!floats(subject)) return setting.floor;
  return Math.min(setting.floor, SIDE * 0.44 + tall / 2);
}
