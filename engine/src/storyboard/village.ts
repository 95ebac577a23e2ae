import { type Frame } from './frame.ts';
import { horizonLine, tufts } from './greens.ts';
import { PAPER } from './pen.ts';

/** Three houses with chimneys. */
export function houses(frame: Frame): void {
  const { pen, random, horizon } = frame;
  horizonLine(frame);
  for (let i = 0; i < 3; i++) {
    const w = random.between(96, 128);
    const x = 8 + i * 152 + random.between(-8, 8);
    const h = random.between(72, 94);
    pen.box(x, horizon - h, w, h + 8, { weight: 1.6, solid: PAPER });
    pen.shape(
      [
        [x - 12, horizon - h + 2],
        [x + w / 2, horizon - h - 58],
        [x + w + 12, horizon - h + 2],
      ],
      { weight: 1.6, solid: PAPER, hatch: 7, angle: 20 },
    );
    pen.box(x + w * 0.68, horizon - h - 62, 14, 36, { weight: 1.3, solid: PAPER });
    pen.box(x + w * 0.4, horizon - 44, 24, 50, {
      weight: 1.3,
      solid: PAPER,
      hatch: 4,
      cross: true,
    });
    for (const k of [0.12, 0.72])
      pen.box(x + w * k, horizon - h + 18, 20, 22, { weight: 1.1, solid: PAPER });
  }
  tufts(frame, 12);
}
