import { css, mix, scale } from '../paint/colour.ts';
import type { Sitter } from './sitter.ts';

/** Hair as many thin strokes between two guide curves, lighter where the light falls. */
function strands(
  s: Sitter,
  count: number,
  guide: (t: number) => readonly [number, number, number, number, number, number, number, number],
  width: number,
): void {
  const { brush: b, look, random } = s;
  b.lineCap = 'round';
  for (let i = 0; i < count; i++) {
    const t = random.next();
    const [x0, y0, x1, y1, x2, y2, x3, y3] = guide(t);
    const j = (): number => random.bell() * 6;
    const middle = (x0 + x3) / 2;
    const lit = 0.62 + ((middle - 500) / 300) * s.side * 0.3 + random.bell() * 0.22;
    const tone =
      lit > 0.9
        ? mix(look.hair, [255, 214, 160], (lit - 0.9) * 0.9)
        : scale(look.hair, Math.max(0.22, lit));
    b.strokeStyle = css(tone, 0.72);
    b.lineWidth = random.between(0.5, 1) * width;
    b.beginPath();
    b.moveTo(x0 + j(), y0 + j());
    b.bezierCurveTo(x1 + j(), y1 + j(), x2 + j(), y2 + j(), x3 + j(), y3 + j() * 2);
    b.stroke();
  }
}

export function longHair(s: Sitter): void {
  const { brush: b, look } = s;
  b.fillStyle = css(scale(look.hair, 0.42));
  b.beginPath();
  b.moveTo(500, 128);
  b.bezierCurveTo(700, 118, 742, 300, 722, 470);
  b.bezierCurveTo(712, 600, 742, 740, 700, 836);
  b.bezierCurveTo(620, 870, 380, 870, 300, 836);
  b.bezierCurveTo(258, 740, 288, 600, 278, 470);
  b.bezierCurveTo(258, 300, 300, 118, 500, 128);
  b.fill();
  for (const k of [-1, 1]) {
    strands(
      s,
      230,
      (t) => [
        500 + k * 60 * t,
        140 + 20 * t,
        500 + k * (190 + 40 * t),
        200,
        500 + k * (140 + 90 * t),
        560,
        500 + k * (110 + 116 * t),
        800 + 40 * (1 - t),
      ],
      4,
    );
  }
}

export function fringe(s: Sitter): void {
  const part = -s.side * 36;
  if (!s.female) {
    const { brush: b, look } = s;
    b.fillStyle = css(scale(look.hair, 0.5));
    b.beginPath();
    b.moveTo(334, 404);
    b.bezierCurveTo(318, 300, 330, 150, 500, 132);
    b.bezierCurveTo(676, 136, 684, 300, 666, 404);
    b.bezierCurveTo(660, 350, 652, 306, 626, 268);
    b.bezierCurveTo(560, 292, 460, 276, 400, 246);
    b.bezierCurveTo(356, 290, 342, 350, 334, 404);
    b.fill();
    strands(
      s,
      300,
      (t) => [
        500 + part - 90 * (t - 0.5),
        150,
        500 + (t - 0.5) * 240,
        118 + 30 * t,
        500 + (t - 0.5) * 330,
        190,
        500 + (t - 0.5) * 300,
        252 + Math.abs(t - 0.5) * 60,
      ],
      4.2,
    );
    for (const k of [-1, 1])
      strands(
        s,
        80,
        (t) => [
          500 + k * (110 + 30 * t),
          170,
          500 + k * (160 + 12 * t),
          210,
          500 + k * (168 - 10 * t),
          300,
          500 + k * (164 - 10 * t),
          390 - 60 * t,
        ],
        3.4,
      );
    return;
  }
  for (const k of [-1, 1]) {
    const reach = k * s.side > 0 ? 1 : 0.86;
    strands(
      s,
      250,
      (t) => [
        500 + part,
        152 + 20 * t,
        500 + part + k * (90 - 20 * t) * reach,
        164 + 50 * t,
        500 + k * (164 - 4 * t),
        260 + 70 * t,
        500 + k * (172 + 8 * t),
        470 + 40 * t,
      ],
      4,
    );
    strands(
      s,
      190,
      (t) => [
        500 + k * (158 + 8 * t),
        380,
        500 + k * (178 + 30 * t),
        540,
        500 + k * (130 + 80 * t),
        640,
        500 + k * (132 + 78 * t),
        830,
      ],
      4,
    );
  }
}
