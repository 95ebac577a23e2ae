import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';
import type { Panel } from '../prompt/readStory.ts';

/** Size of a panel's picture, in pixels. */
export const PANEL = { width: 456, height: 300 } as const;

/** What the painters of places share. */
export interface Frame {
  readonly pen: Pen;
  readonly panel: Panel;
  readonly random: Random;
  /** Where ground and sky meet, in pixels from the top. */
  readonly horizon: number;
}
