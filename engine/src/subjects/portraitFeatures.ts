import { css, mix, rgb, scale } from '../paint/colour.ts';
import { dab, shadowOf, soft, type Sitter } from './sitter.ts';

const irises = ['#5a3a20', '#4a3018', '#46606e', '#4f5f3e', '#3a2618'] as const;

export function eyes(s: Sitter): void {
  const { brush: b, look } = s;
  const iris = rgb(s.random.pick(irises));
  for (const k of [-1, 1]) {
    const x = 500 + k * 78;
    const y = 408;
    const lid = (): void => {
      b.beginPath();
      b.moveTo(x - k * 36, y + 5);
      b.bezierCurveTo(x - k * 20, y - 19, x + k * 16, y - 23, x + k * 39, y - 3);
      b.bezierCurveTo(x + k * 20, y + 15, x - k * 16, y + 17, x - k * 36, y + 5);
      b.closePath();
    };
    b.save();
    lid();
    b.fillStyle = css(mix([238, 232, 226], shadowOf(look.skin), k === s.side ? 0.04 : 0.16));
    b.fill();
    b.clip();
    const ring = b.createRadialGradient(x, y - 2, 3, x, y - 2, 18);
    ring.addColorStop(0, css(mix(iris, [255, 210, 150], 0.24)));
    ring.addColorStop(0.72, css(iris));
    ring.addColorStop(1, css(scale(iris, 0.3)));
    b.fillStyle = ring;
    b.beginPath();
    b.arc(x, y - 3, 18, 0, 7);
    b.fill();
    dab(b, x, y - 3, 8, 8, [10, 8, 8], 1);
    dab(b, x, y - 20, 44, 11, [40, 22, 20], 0.45);
    dab(b, x + s.side * 6, y - 9, 4.6, 4.6, [255, 255, 255], 0.95);
    dab(b, x - s.side * 6, y + 5, 2.4, 2.4, [255, 255, 255], 0.5);
    b.restore();
    b.lineCap = 'round';
    b.strokeStyle = css([30, 18, 16], 0.92);
    b.lineWidth = s.female ? 5.4 : 4;
    b.beginPath();
    b.moveTo(x - k * 36, y + 4);
    b.bezierCurveTo(x - k * 20, y - 20, x + k * 16, y - 24, x + k * 41, y - 5);
    b.stroke();
    if (s.female) {
      b.lineWidth = 2.6;
      for (let i = 0; i < 6; i++) {
        const t = 0.4 + i * 0.11;
        const lx = x + k * (-36 + 76 * t);
        const ly = y - 16 + Math.pow(t - 0.45, 2) * 30;
        b.beginPath();
        b.moveTo(lx, ly);
        b.quadraticCurveTo(lx + k * 4, ly - 9, lx + k * (5 + i * 2), ly - 13 + i);
        b.stroke();
      }
    }
    b.strokeStyle = css(shadowOf(look.skin), 0.55);
    b.lineWidth = 2.6;
    b.beginPath();
    b.moveTo(x - k * 32, y - 12);
    b.bezierCurveTo(x - k * 16, y - 31, x + k * 18, y - 33, x + k * 40, y - 16);
    b.stroke();
    b.lineWidth = 2;
    b.strokeStyle = css(shadowOf(look.skin), 0.42);
    b.beginPath();
    b.moveTo(x - k * 28, y + 12);
    b.quadraticCurveTo(x, y + 21, x + k * 32, y + 8);
    b.stroke();
    const hairs = 34;
    for (let i = 0; i < hairs; i++) {
      const t = i / (hairs - 1);
      const bx = x + k * (-46 + 98 * t);
      const by = y - 46 - Math.sin(t * Math.PI * 0.82) * 15 + (s.female ? 0 : 5);
      b.strokeStyle = css(scale(look.hair, 0.8), 0.62);
      b.lineWidth = (s.female ? 3 : 4.4) * (1 - t * 0.55);
      b.beginPath();
      b.moveTo(bx - k * 5, by + 5 - t * 3);
      b.lineTo(bx + k * 9, by - 5 + t * 7);
      b.stroke();
    }
  }
}

export function mouth(s: Sitter): void {
  const { brush: b, look, side } = s;
  const lip = s.female ? mix(look.skin, [178, 48, 58], 0.62) : mix(look.skin, [150, 74, 68], 0.42);
  const y = 566;
  const up = y - 7;
  const w = s.female ? 53 : 57;
  b.fillStyle = css(scale(lip, 0.82));
  b.beginPath();
  b.moveTo(500 - w, up);
  b.bezierCurveTo(500 - 30, y - 15, 500 - 16, y - 19, 500, y - 12);
  b.bezierCurveTo(500 + 16, y - 19, 500 + 30, y - 15, 500 + w, up);
  b.bezierCurveTo(500 + 24, y + 7, 500 - 24, y + 7, 500 - w, up);
  b.fill();
  const lower = b.createLinearGradient(0, y, 0, y + 26);
  lower.addColorStop(0, css(scale(lip, 0.9)));
  lower.addColorStop(0.5, css(mix(lip, [255, 200, 190], 0.3)));
  lower.addColorStop(1, css(scale(lip, 0.85)));
  b.fillStyle = lower;
  b.beginPath();
  b.moveTo(500 - w, up);
  b.bezierCurveTo(500 - 24, y + 7, 500 + 24, y + 7, 500 + w, up);
  b.bezierCurveTo(500 + 32, y + 27, 500 - 32, y + 27, 500 - w, up);
  b.fill();
  b.strokeStyle = css(scale(lip, 0.4), 0.8);
  b.lineWidth = 2.6;
  b.beginPath();
  b.moveTo(500 - w - 4, up - 4);
  b.bezierCurveTo(500 - 24, y + 8, 500 + 24, y + 8, 500 + w + 4, up - 4);
  b.stroke();
  soft(s, 5, (q) => {
    dab(q, 500 + side * 9, y + 12, 16, 4, [255, 236, 230], 0.5);
    dab(q, 500, y + 31, 32, 6, shadowOf(look.skin), 0.45);
    dab(q, 500 - w - 7, up - 3, 7, 7, shadowOf(look.skin), 0.4);
    dab(q, 500 + w + 7, up - 3, 7, 7, shadowOf(look.skin), 0.4);
  });
}
