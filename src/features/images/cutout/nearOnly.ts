import { BRUSHES, WIDE } from '@lumashot/engine/cutout/strokes/brushes';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/**
 * The same strokes with the last one painted finely: it then changes only what is near. Null where it is not one of a wide brush that keeps or
 * removes, which brings or takes a whole part.
 */
export function nearOnly(strokes: readonly Stroke[]): readonly Stroke[] | null {
  const last = strokes.at(-1);
  if (last === undefined || last.isPart === true || last.radius < WIDE) return null;
  if (last.kind !== 'keep' && last.kind !== 'remove') return null;
  const radius = last.radius * (BRUSHES.fine / BRUSHES.normal);
  return [...strokes.slice(0, -1), { ...last, radius }];
}
