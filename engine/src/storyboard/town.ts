import { PANEL, type Frame } from './frame.ts';
import { FAINT, FIRM, PAPER } from './pen.ts';

const { width: W, height: H } = PANEL;

/** A row of houses with windows; more of them dark at night. */
export function buildings(frame: Frame, tall: number): void {
  const { pen, random, horizon, panel } = frame;
  const lit = panel.time === 'night' || panel.time === 'dusk';
  for (let x = -16; x < W;) {
    const w = random.between(46, 84);
    const h = random.between(0.42, 0.95) * tall;
    const dark = random.chance(lit ? 0.55 : 0.25);
    pen.box(x, horizon - h, w, h, { weight: 1.4, solid: PAPER, ...(dark ? { hatch: 7 } : {}) });
    for (let wy = horizon - h + 12; wy < horizon - 24; wy += 22)
      for (let wx = x + 9; wx < x + w - 12; wx += 17)
        if (random.chance(0.8))
          pen.box(wx, wy, 8, 11, {
            weight: 0.8,
            solid: PAPER,
            ...(random.chance(0.4) ? { hatch: 2.6 } : {}),
          });
    x += w + random.between(-3, 8);
  }
}

/** A street that runs towards the horizon, with a lamp. */
export function street(frame: Frame): void {
  const { pen, horizon } = frame;
  buildings(frame, horizon * 0.96);
  pen.line([-4, horizon], [W + 4, horizon], FIRM);
  pen.line([W * 0.34, horizon], [-40, H + 10], FIRM);
  pen.line([W * 0.66, horizon], [W + 40, H + 10], FIRM);
  for (const t of [0.12, 0.36, 0.7])
    pen.line(
      [W / 2, horizon + (H - horizon) * t],
      [W / 2, horizon + (H - horizon) * (t + 0.14)],
      FAINT,
    );
  lamp(frame, W * 0.84);
}

function lamp({ pen, horizon, panel }: Frame, x: number): void {
  const foot = horizon + (H - horizon) * 0.4;
  pen.line([x, foot], [x, foot - 190], { weight: 2.6 });
  pen.curve(
    [
      [x, foot - 190],
      [x - 8, foot - 204],
      [x - 26, foot - 202],
    ],
    { weight: 2.2 },
  );
  pen.shape(
    [
      [x - 38, foot - 198],
      [x - 16, foot - 198],
      [x - 20, foot - 208],
      [x - 34, foot - 208],
    ],
    { weight: 1.4, solid: PAPER },
  );
  if (panel.time === 'night' || panel.time === 'dusk')
    for (const dx of [-34, -12, 10])
      pen.line([x - 27 + dx * 0.3, foot - 192], [x - 27 + dx * 1.5, foot - 96], FAINT);
}
