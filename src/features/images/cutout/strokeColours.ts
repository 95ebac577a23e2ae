import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/** What each tool paints in, and so the parts that it would mend. Green and red that differ in lightness too; a loop is dashed besides. */
export const STROKE_COLOURS = {
  keep: '#0f9d58',
  remove: '#e5484d',
  around: '#1a6dff',
  trace: '#b54708',
  heal: '#8e4ec6',
  glass: '#0b7285',
} as const satisfies Readonly<Record<Stroke['kind'], string>>;
