import { PANEL, type Frame } from './frame.ts';
import { FAINT, FIRM, PAPER } from './pen.ts';

const { width: W, height: H } = PANEL;

/** A home: window with curtains, fireplace, floorboards. */
export function room(frame: Frame): void {
  const { pen, horizon, random, panel } = frame;
  pen.line([-4, horizon + 6], [W + 4, horizon + 6], FIRM);
  for (let i = -2; i < 8; i++)
    pen.line([W / 2 + (i - 2.5) * 60, horizon + 6], [W / 2 + (i - 2.5) * 190, H + 8], FAINT);
  const night = panel.time === 'night' || panel.time === 'dusk';
  pen.box(44, 40, 96, 104, { weight: 1.6, solid: PAPER, ...(night ? { hatch: 5 } : {}) });
  pen.line([92, 40], [92, 144], { weight: 1.2 });
  pen.line([44, 92], [140, 92], { weight: 1.2 });
  pen.curve(
    [
      [36, 36],
      [46, 90],
      [30, 160],
    ],
    { weight: 1.4 },
  );
  pen.curve(
    [
      [148, 36],
      [138, 90],
      [154, 160],
    ],
    { weight: 1.4 },
  );
  const x = W - 134;
  pen.box(x, horizon - 92, 108, 98, { weight: 1.6, solid: PAPER, hatch: 9, angle: 0 });
  pen.box(x + 22, horizon - 60, 64, 66, { weight: 1.4, solid: PAPER });
  for (const k of [-1, 0, 1])
    pen.curve(
      [
        [x + 54 + k * 14, horizon + 2],
        [x + 46 + k * 14, horizon - 20],
        [x + 56 + k * 12, horizon - 42 + Math.abs(k) * 14],
        [x + 62 + k * 14, horizon - 16],
        [x + 58 + k * 14, horizon + 2],
      ],
      { weight: 1.3 },
    );
  pen.box(x - 6, horizon - 102, 120, 12, { weight: 1.6, solid: PAPER });
  pen.box(x + 22, horizon - 158, 62, 44, { weight: 1.3, solid: PAPER });
  if (random.chance(0.7))
    pen.path(
      [
        [x + 30, horizon - 122],
        [x + 46, horizon - 142],
        [x + 58, horizon - 126],
        [x + 76, horizon - 146],
      ],
      FAINT,
    );
}

/** A kitchen, cafe, office or library: window, shelves, hanging lamps, a table. */
export function furnished(frame: Frame): void {
  const { pen, horizon, random } = frame;
  pen.line([-4, horizon + 6], [W + 4, horizon + 6], FIRM);
  pen.box(34, 44, 120, 96, { weight: 1.5, solid: PAPER });
  pen.line([94, 44], [94, 140], { weight: 1 });
  for (const y of [66, 112]) {
    pen.line([W - 176, y], [W - 20, y], { weight: 1.6 });
    for (let x = W - 170; x < W - 30; x += random.between(12, 24)) {
      const h = random.between(18, 34);
      pen.box(x, y - h, random.between(8, 13), h, {
        weight: 0.9,
        solid: PAPER,
        ...(random.chance(0.35) ? { hatch: 3 } : {}),
      });
    }
  }
  for (const x of [W * 0.42, W * 0.56]) {
    pen.line([x, -4], [x, 34], { weight: 1.2 });
    pen.shape(
      [
        [x - 17, 50],
        [x + 17, 50],
        [x + 8, 34],
        [x - 8, 34],
      ],
      { weight: 1.3, solid: PAPER, hatch: 4 },
    );
  }
  pen.box(-10, H - 62, 176, 12, { weight: 1.6, solid: PAPER });
  pen.line([130, H - 50], [136, H + 6], { weight: 1.8 });
}
