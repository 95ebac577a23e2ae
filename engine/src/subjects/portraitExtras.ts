import { css, mix, scale, type Rgb } from '../paint/colour.ts';
import type { Extra } from '../prompt/scene.ts';
import { dab, soft, type Sitter } from './sitter.ts';

const EYE = { apart: 78, y: 408 } as const;

/** Ringlets over the locks: down both sides of the face, and short ones on the crown. */
export function paintCurls(s: Sitter): void {
  if (!s.look.extras.includes('curls')) return;
  const { brush: b, random, female } = s;
  b.lineCap = 'round';
  const most = female ? 330 : 170;
  for (let i = 0; i < most; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const t = random.next();
    const crown = !female || i % 3 === 0;
    const x = crown ? 500 + side * t * 170 : 500 + side * random.between(160, 226);
    const y = crown
      ? 128 + t * t * 120 + random.between(-14, female ? 34 : 70)
      : random.between(250, 830);
    const size = random.between(15, 30);
    const lit = random.between(0.5, 1.25) + side * s.side * 0.12;
    const tone =
      lit > 1 ? mix(s.look.hair, [255, 226, 178], (lit - 1) * 0.9) : scale(s.look.hair, lit);
    b.strokeStyle = css(tone, 0.9);
    b.lineWidth = random.between(5, 9);
    const from = random.between(0, 6.3);
    b.beginPath();
    b.arc(x, y, size, from, from + random.between(2.6, 4.6));
    b.stroke();
  }
}

/** What a face wears beside itself, in the order it is put on. */
export function paintExtras(s: Sitter, extras: readonly Extra[]): void {
  if (extras.includes('beard')) beard(s);
  if (extras.includes('sunglasses')) spectacles(s, true);
  else if (extras.includes('glasses')) spectacles(s, false);
}

/** Short strokes over jaw, chin and lip; longer ones hang below the chin. */
function beard(s: Sitter): void {
  const { brush: b, random } = s;
  const hair = s.look.hair;
  soft(s, 10, (q) => {
    q.fillStyle = css(scale(hair, 0.72), 0.92);
    q.beginPath();
    q.moveTo(352, 452);
    q.bezierCurveTo(372, 520, 430, 522, 452, 528);
    q.quadraticCurveTo(500, 512, 548, 528);
    q.bezierCurveTo(570, 522, 628, 520, 648, 452);
    q.bezierCurveTo(656, 570, 606, 730, 500, 736);
    q.bezierCurveTo(394, 730, 344, 570, 352, 452);
    q.fill();
  });
  b.lineCap = 'round';
  for (let i = 0; i < 900; i++) {
    const t = random.next();
    const side = random.chance(0.5) ? 1 : -1;
    const x = 500 + side * Math.sqrt(t) * 146;
    const top = 470 + (1 - Math.sqrt(t)) * 84 + random.between(0, 130) * (1 - t * 0.5);
    if (top > 540 && top < 566 && Math.abs(x - 500) < 46) continue;
    const tone: Rgb = random.chance(0.5) ? mix(hair, [255, 244, 230], 0.22) : scale(hair, 0.62);
    b.strokeStyle = css(tone, 0.5);
    b.lineWidth = random.between(1.4, 3);
    const length = random.between(20, 48);
    b.beginPath();
    b.moveTo(x, top);
    b.quadraticCurveTo(x + side * 2, top + length * 0.6, x - side * 8, top + length);
    b.stroke();
  }
  // The mouth stays to be seen, between the beard and the moustache.
  dab(b, 500, 560, 44, 9, mix(s.look.skin, [150, 62, 58], 0.6), 0.95);
  b.strokeStyle = css(scale(s.look.skin, 0.32), 0.8);
  b.lineWidth = 3.4;
  b.beginPath();
  b.moveTo(458, 557);
  b.quadraticCurveTo(500, 569, 542, 557);
  b.stroke();
}

function spectacles(s: Sitter, dark: boolean): void {
  const { brush: b, side } = s;
  const frame: Rgb = dark ? [22, 20, 24] : [58, 46, 40];
  for (const k of [-1, 1]) {
    const x = 500 + k * EYE.apart;
    b.beginPath();
    b.roundRect(x - 62, EYE.y - 40, 124, dark ? 92 : 84, [30, 30, 44, 44]);
    if (dark) {
      const lens = b.createLinearGradient(x - 50, EYE.y - 40, x + 50, EYE.y + 50);
      lens.addColorStop(0, css([66, 58, 78]));
      lens.addColorStop(0.5, css([24, 22, 30]));
      lens.addColorStop(1, css([64, 46, 52]));
      b.fillStyle = lens;
      b.fill();
    } else {
      b.fillStyle = css([225, 238, 255], 0.1);
      b.fill();
    }
    b.strokeStyle = css(frame);
    b.lineWidth = dark ? 8 : 7;
    b.stroke();
    dab(b, x + side * 20, EYE.y - 16, 24, 8, [255, 255, 255], dark ? 0.4 : 0.22, side * -0.5);
    b.beginPath();
    b.moveTo(x + k * 60, EYE.y - 14);
    b.lineTo(500 + k * 166, EYE.y - 22);
    b.stroke();
  }
  b.beginPath();
  b.moveTo(484, EYE.y - 8);
  b.quadraticCurveTo(500, EYE.y - 20, 516, EYE.y - 8);
  b.stroke();
}
