import { SHAPES, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { createLayer, type Layer } from '../paint/layer.ts';
import { SIDE } from './stage.ts';

/** A part of the stage, in its units. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large a window is. */
export type Room = Pick<Window, 'width' | 'height'>;

/** What a shape is painted at: pixels of its longer side, and so of the stage's. */
export const longerSideOf = (shape: ShapeId): number =>
  Math.max(SHAPES[shape].width, SHAPES[shape].height);

/** Of a shape: its longer side is the stage's. */
export function roomOf(shape: ShapeId = USUAL_SHAPE): Room {
  const { width, height } = SHAPES[shape];
  const unit = SIDE / Math.max(width, height);
  return { width: width * unit, height: height * unit };
}

export const isWhole = ({ width, height }: Room): boolean => width === SIDE && height === SIDE;

/** Where eye level is in a picture without subjects, as a share of its height. */
const LEVEL = 0.58;

/** Nothing has to be in it: the horizon is where a square has it. */
export function windowAt(horizon: number, room: Room): Window {
  const y = held(horizon - room.height * LEVEL, SIDE - room.height);
  return { x: (SIDE - room.width) / 2, y, ...room };
}

/** Within 0 and `most`. */
export const held = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The part of a painted stage that a window shows. A whole stage is not copied. */
export function seenThrough(layer: Layer, window: Window, zoom: number): Layer {
  if (isWhole(window)) return layer;
  // Whole pixels: a half one would blur everything.
  const seen = createLayer(Math.round(window.width * zoom), Math.round(window.height * zoom));
  const at = (units: number): number => -Math.round(units * zoom);
  seen.brush.drawImage(layer.canvas, at(window.x), at(window.y));
  seen.brush.scale(zoom, zoom);
  return seen;
}
