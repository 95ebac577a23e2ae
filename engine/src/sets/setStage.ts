import { lookFor, type Look } from '../grade/grade.ts';
import type { Rgb } from '../paint/colour.ts';
import { createLayer } from '../paint/layer.ts';
import { readMood } from '../prompt/readMood.ts';
import type { Random } from '../random.ts';
import { lightOf } from '../scene/lights.ts';
import { SIDE, type Stage } from '../scene/stage.ts';
import type { BehindLight } from './lightBehind.ts';

/** What a set's light does to the photographed thing that is put into it. */
export interface SetLight {
  /** -1: from the left, 1: from the right. */
  readonly side: -1 | 1;
  /** Multiplied over the lit and the far side; 255 leaves a channel as it is. */
  readonly lit: Rgb;
  readonly shade: Rgb;
  /** An edge of light, screened on; strength 0..1. */
  readonly rim: Rgb;
  readonly rimStrength: number;
  /** Before a dark ground, where it is another than usual (`drawProductShot.ts`): the power that a black thing's values are raised to, below 1. */
  readonly forDark?: number;
  /** Before a dark ground: what the ground behind a dark thing is lit with. */
  readonly behindDark?: BehindLight;
}

/** The look of a set's picture: the usual one, changed. */
export function setLook(over: Partial<Look>): Look {
  return { ...lookFor([]), bloom: 0.18, vignette: 0.2, grain: 3, ...over };
}

/**
 * An empty square stage in the mood of a few words, for painters that were made for text; of `side`
 * pixels.
 */
export function createStage(mood: string, random: Random, side: number = SIDE): Stage {
  const zoom = side / SIDE;
  const layer = createLayer(side, side);
  layer.brush.scale(zoom, zoom);
  const scene = readMood(mood);
  const light = lightOf(scene, random.fork('light'));
  return { layer, brush: layer.brush, zoom, light, scene, random, horizon: 594 };
}
