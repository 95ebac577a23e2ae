import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import { understandText } from '../prompt/understandText.ts';
import { renderFramed } from '../renderText.ts';
import { inkOf } from '../subjects/inkOf.ts';
import { shareInside } from './shareInside.ts';

export interface Seen {
  readonly words: readonly string[];
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** One share 0..1 for each subject: how much of its box is in the picture. */
  readonly inside: readonly number[];
}

/** Draws a scene's prompt and measures where its subjects came to be. Null for what is no scene. */
export async function subjectsInside(
  prompt: string,
  how: { readonly shape: ShapeId; readonly size: number; readonly seed: number },
): Promise<Seen | null> {
  const { picture } = understandText(prompt);
  if (picture?.kind !== 'scene') return null;
  const { signal } = new AbortController();
  const rendered = await renderFramed(picture.scene, { ...how, signal });
  if (rendered === null) return null;
  const { layer, actors, window } = rendered;
  return {
    words: picture.scene.subjects.map(({ word }) => word),
    width: layer.canvas.width,
    height: layer.canvas.height,
    inside: actors.map(({ sprite, spot }) => shareInside(inkOf(sprite, spot), window)),
  };
}
