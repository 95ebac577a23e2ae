import { css, mix, scale } from '../paint/colour.ts';
import type { Sitter } from './sitter.ts';

/** Hair as many thin strokes between two guide curves, lighter where the light falls. */
function strands(
  s: Sitter,
  count: number,
  guide: (t: number) => readonly [number, number, number, number, number, number, number, number],
  width: number,
  loose = 2,
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
    b.bezierCurveTo(x1 + j(), y1 + j(), x2 + j(), y2 + j(), x3 + j(), y3 + j() * loose);
    b.stroke();
  }
}

/** Long hair behind the head and neck, its ends uneven. */
export function longHair(s: Sitter): void {
  const { brush: b, look } = s;
  b.fillStyle = css(scale(look.hair, 0.42));
  b.beginPath();
  b.moveTo(500, 124);
  b.bezierCurveTo(690, 116, 728, 300, 712, 470);
  b.bezierCurveTo(704, 600, 742, 720, 706, 850);
  b.bezierCurveTo(660, 800, 560, 720, 500, 720);
  b.bezierCurveTo(440, 720, 340, 800, 294, 850);
  b.bezierCurveTo(258, 720, 296, 600, 288, 470);
  b.bezierCurveTo(272, 300, 310, 116, 500, 124);
  b.fill();
  for (const k of [-1, 1]) {
    strands(
      s,
      230,
      (t) => [
        500 + k * 60 * t,
        138 + 16 * t,
        500 + k * (180 + 34 * t),
        196,
        500 + k * (146 + 80 * t),
        560,
        500 + k * (140 + 74 * t),
        760 + 130 * Math.sin(t * 2.6),
      ],
      4,
    );
  }
}

export function fringe(s: Sitter): void {
  if (s.female) locks(s);
  else crop(s);
}

/** Short hair brushed up and back from the forehead, close at the temples. */
function crop(s: Sitter): void {
  const { brush: b, look } = s;
  const p = -s.side;
  b.fillStyle = css(scale(look.hair, 0.5));
  b.beginPath();
  b.moveTo(340, 398);
  b.bezierCurveTo(322, 262, 376, 112, 500 - p * 10, 110);
  b.bezierCurveTo(628, 108, 680, 262, 660, 398);
  b.bezierCurveTo(656, 346, 648, 300, 628, 266);
  b.bezierCurveTo(580, 226, 430, 222, 374, 266);
  b.bezierCurveTo(352, 300, 344, 346, 340, 398);
  b.fill();
  for (const k of [-1, 1])
    strands(
      s,
      110,
      (t) => [
        500 + k * (104 + 34 * t),
        156 + 38 * t,
        500 + k * (140 + 14 * t),
        196 + 20 * t,
        500 + k * (166 - 6 * t),
        290,
        500 + k * (163 - 8 * t),
        386 - 84 * t,
      ],
      3.4,
    );
  strands(
    s,
    340,
    (t) => {
      const u = t * 2 - 1;
      return [
        500 + u * 126,
        252 - 26 * Math.cos(u * 1.4) + 12 * Math.abs(u),
        500 + u * 136 - p * 26,
        186,
        500 + u * 122 - p * 44,
        148,
        500 + u * 92 - p * 34,
        126 + 46 * u * u,
      ];
    },
    4,
    0.5,
  );
}

/** Parted hair that frames the face and falls over the shoulders in a soft wave. */
function locks(s: Sitter): void {
  const { brush: b, look } = s;
  const part = -s.side * 36;
  // Under the strands, so that no scalp shows between them.
  for (const k of [-1, 1]) {
    b.fillStyle = css(scale(look.hair, 0.46));
    b.beginPath();
    b.moveTo(500 + part, 146);
    b.bezierCurveTo(500 + k * 120, 140, 500 + k * 186, 230, 500 + k * 190, 470);
    b.lineTo(500 + k * 164, 480);
    b.bezierCurveTo(500 + k * 168, 350, 500 + k * 130, 250, 500 + part, 184);
    b.closePath();
    b.fill();
  }
  for (const k of [-1, 1]) {
    const reach = k * s.side > 0 ? 1 : 0.86;
    strands(
      s,
      260,
      (t) => [
        500 + part,
        150 + 20 * t,
        500 + part + k * (90 - 20 * t) * reach,
        160 + 50 * t,
        500 + k * (164 - 4 * t),
        260 + 70 * t,
        500 + k * (172 + 8 * t),
        470 + 40 * t,
      ],
      4,
    );
    strands(
      s,
      240,
      (t) => [
        500 + k * (158 + 8 * t),
        380,
        500 + k * (196 + 30 * t),
        560,
        500 + k * (120 + 70 * t),
        690,
        500 + k * (146 + 74 * t),
        790 + 130 * Math.sin(t * 2.9),
      ],
      4,
    );
  }
}
