import { css, mix, scale, type Rgb } from '../paint/colour.ts';
import type { Brush } from '../paint/layer.ts';
import { dab, S, soft, type Sitter } from './sitter.ts';

/** Where the neck runs into the clothes. */
const NECK = 704;

/** Shoulders and chest, lit from the side of the key light. */
export function clothes(s: Sitter): void {
  const { brush: b, look, side } = s;
  const wide = s.young ? 270 : s.female ? 300 : 366;
  const cloth = look.top;
  b.save();
  torso(b, wide, s.female);
  const fill = b.createLinearGradient(500 - wide * side, 740, 500 + wide * side, 940);
  fill.addColorStop(0, css(scale(cloth, 0.36)));
  fill.addColorStop(0.55, css(scale(cloth, 0.82)));
  fill.addColorStop(1, css(mix(cloth, [255, 255, 255], 0.15)));
  b.fillStyle = fill;
  b.fill();
  b.clip();
  soft(s, 15, (q) => {
    // Folds run from the arms towards the chest; the shoulder nearest the light shines.
    for (const k of [-1, 1]) {
      dab(q, 500 + k * wide * 0.58, 968, 17, 130, scale(cloth, 0.26), 0.6, k * -0.14);
      dab(q, 500 + k * wide * 0.44, 950, 12, 90, mix(cloth, [255, 255, 255], 0.2), 0.22, k * -0.2);
    }
    dab(
      q,
      500 + side * wide * 0.56,
      800,
      96,
      20,
      mix(cloth, [255, 255, 255], 0.5),
      0.42,
      side * 0.3,
    );
    dab(q, 500, 752, 150, 40, scale(cloth, 0.2), 0.55);
  });
  b.restore();
}

function torso(b: Brush, wide: number, female: boolean): void {
  const neck = female ? 84 : 108;
  const drop = female ? 12 : 0;
  b.beginPath();
  b.moveTo(500 - wide - 12, S);
  b.bezierCurveTo(500 - wide - 6, 910, 500 - wide + 4, 838, 500 - wide * 0.76, 802 + drop);
  b.bezierCurveTo(500 - wide * 0.5, 774 + drop, 500 - neck - 34, 758, 500 - neck, NECK);
  b.lineTo(500 + neck, NECK);
  b.bezierCurveTo(
    500 + neck + 34,
    758,
    500 + wide * 0.5,
    774 + drop,
    500 + wide * 0.76,
    802 + drop,
  );
  b.bezierCurveTo(500 + wide - 4, 838, 500 + wide + 6, 910, 500 + wide + 12, S);
  b.closePath();
}

/** What lies over the neck: a collar, lapels and a tie, or a rib of knitting. */
export function collar(s: Sitter): void {
  const kind = s.look.attire;
  if (kind === 'suit') suit(s);
  else if (kind === 'shirt' || kind === 'coat') collarFlaps(s, s.look.top, 1);
  else if (!s.female || kind === 'knit') crew(s);
}

function crew(s: Sitter): void {
  const { brush: b, look, side } = s;
  const w = s.female ? 88 : 108;
  const deep = s.female ? 58 : 66;
  for (const [lift, tone, width] of [
    [3, scale(look.top, 0.45), 22],
    [0, mix(scale(look.top, 0.86), [255, 255, 255], side > 0 ? 0.06 : 0.04), 16],
  ] as const) {
    b.strokeStyle = css(tone);
    b.lineWidth = width;
    b.lineCap = 'round';
    b.beginPath();
    b.moveTo(500 - w, NECK + 8 + lift);
    b.bezierCurveTo(
      500 - w * 0.66,
      NECK + deep + lift,
      500 + w * 0.66,
      NECK + deep + lift,
      500 + w,
      NECK + 8 + lift,
    );
    b.stroke();
  }
}

function collarFlaps(s: Sitter, colour: Rgb, size: number): void {
  const { brush: b, side } = s;
  const w = s.female ? 86 : 110;
  for (const k of [-1, 1]) {
    b.fillStyle = css(scale(colour, k === side ? 1 : 0.74));
    b.strokeStyle = css(scale(colour, 0.5), 0.7);
    b.lineWidth = 2.4;
    b.beginPath();
    b.moveTo(500 + k * (w - 4), NECK - 30);
    b.quadraticCurveTo(500 + k * w * 0.62, NECK + 30, 500 + k * 4, NECK + 56);
    b.lineTo(500 + k * 44 * size, NECK + 116 * size);
    b.quadraticCurveTo(500 + k * 96, NECK + 76, 500 + k * (w + 14), NECK + 10);
    b.closePath();
    b.fill();
    b.stroke();
  }
}

function suit(s: Sitter): void {
  const { brush: b, look, side } = s;
  const shirt: Rgb = [238, 240, 244];
  const w = s.female ? 88 : 112;
  b.save();
  // The shirt in the opening of the jacket.
  b.beginPath();
  b.moveTo(500 - w, NECK);
  b.quadraticCurveTo(500, NECK + 96, 500 + w, NECK);
  b.lineTo(500 + 10, S + 10);
  b.lineTo(500 - 10, S + 10);
  b.closePath();
  const white = b.createLinearGradient(500 + side * 90, 0, 500 - side * 90, 0);
  white.addColorStop(0, css(shirt));
  white.addColorStop(1, css(scale(shirt, 0.68)));
  b.fillStyle = white;
  b.fill();
  b.restore();
  if (!s.female) tie(s);
  collarFlaps(s, shirt, 0.82);
  // Lapels, each with its notch and a soft edge of shadow.
  for (const k of [-1, 1]) {
    const lit = k === side;
    const cloth = lit ? mix(look.top, [255, 255, 255], 0.1) : scale(look.top, 0.62);
    b.save();
    b.shadowColor = 'rgba(4,6,14,0.55)';
    b.shadowBlur = 14 * s.zoom;
    b.fillStyle = css(cloth);
    b.beginPath();
    b.moveTo(500 + k * (w + 2), NECK - 22);
    b.bezierCurveTo(500 + k * (w - 6), NECK + 70, 500 + k * 70, 880, 500 + k * 6, S + 20);
    b.lineTo(500 + k * 70, S + 20);
    b.bezierCurveTo(500 + k * 120, 950, 500 + k * 168, 900, 500 + k * 186, 842);
    b.lineTo(500 + k * 152, 832);
    b.lineTo(500 + k * 182, 806);
    b.bezierCurveTo(500 + k * 160, 770, 500 + k * (w + 26), 738, 500 + k * (w + 2), NECK - 22);
    b.closePath();
    b.fill();
    b.restore();
    b.strokeStyle = css(mix(cloth, [255, 255, 255], lit ? 0.28 : 0.12), 0.7);
    b.lineWidth = 2;
    b.beginPath();
    b.moveTo(500 + k * 76, S);
    b.bezierCurveTo(500 + k * 122, 948, 500 + k * 168, 900, 500 + k * 186, 842);
    b.lineTo(500 + k * 152, 832);
    b.lineTo(500 + k * 182, 806);
    b.stroke();
  }
}

function tie(s: Sitter): void {
  const { brush: b, side } = s;
  const silk: Rgb = [112, 34, 44];
  const sheen = b.createLinearGradient(500 - side * 34, 0, 500 + side * 34, 0);
  sheen.addColorStop(0, css(scale(silk, 0.5)));
  sheen.addColorStop(0.7, css(mix(silk, [255, 220, 220], 0.14)));
  sheen.addColorStop(1, css(silk));
  b.fillStyle = sheen;
  b.beginPath();
  b.moveTo(500 - 15, NECK + 88);
  b.lineTo(500 + 15, NECK + 88);
  b.lineTo(500 + 36, S + 10);
  b.lineTo(500 - 36, S + 10);
  b.closePath();
  b.fill();
  b.beginPath();
  b.moveTo(500 - 27, NECK + 46);
  b.quadraticCurveTo(500, NECK + 38, 500 + 27, NECK + 46);
  b.lineTo(500 + 16, NECK + 94);
  b.quadraticCurveTo(500, NECK + 100, 500 - 16, NECK + 94);
  b.closePath();
  b.fill();
  b.strokeStyle = css(scale(silk, 0.4), 0.8);
  b.lineWidth = 2;
  b.stroke();
}
