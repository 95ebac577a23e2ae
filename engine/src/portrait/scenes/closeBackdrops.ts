import { css, mix, rgb } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, paintSoft } from '../../sets/backdrops.ts';

/** Leaves so far out of focus that only patches of light are left. */
export function leaves(
  stage: Stage,
  [dark, mid, pale]: readonly [string, string, string],
  sky: string,
): void {
  const random = stage.random.fork('leaves');
  paintSoft(stage, 20, (b) => {
    fillDown(b, [
      [0, sky],
      [0.5, mid],
      [0.8, pale],
      [1, mid],
    ]);
    for (let i = 0; i < 360; i++) {
      const y = Math.pow(random.next(), 1.3) * 640;
      b.fillStyle = css(mix(rgb(dark), rgb(pale), random.next()), random.between(0.25, 0.7));
      b.beginPath();
      b.ellipse(
        random.between(-30, SIDE + 30),
        y,
        random.between(14, 54),
        random.between(10, 36),
        random.next() * 3,
        0,
        7,
      );
      b.fill();
    }
    b.fillStyle = 'rgba(70,58,44,0.8)';
    b.fillRect(96, -20, 96, 760);
  });
}

/** Dry grass against the sun, out of focus. */
export function grass(stage: Stage): void {
  const random = stage.random.fork('grass');
  paintSoft(stage, 8, (b) => {
    for (let i = 0; i < 700; i++) {
      const near = random.next();
      const y = 560 + near * 480;
      const x = random.between(-30, SIDE + 30);
      b.strokeStyle = css(mix(rgb('#7a4f1c'), rgb('#ffe09a'), random.next()), 0.6);
      b.lineWidth = 3 + near * 8;
      b.beginPath();
      b.moveTo(x, y);
      b.quadraticCurveTo(x + 8, y - 50, x + random.bell() * 40, y - 60 - near * 110);
      b.stroke();
    }
  });
}

/** The slow shutter drew the light around the head. */
export function trails(stage: Stage): void {
  const random = stage.random.fork('trails');
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'screen';
  paintSoft(stage, 5, (b) => {
    for (let i = 0; i < 46; i++) {
      const r = random.between(250, 470);
      const start = random.between(-2.9, -0.5);
      b.strokeStyle = css(rgb(start < -1.6 ? '#ff3fb0' : '#35d0ff'), random.between(0.06, 0.32));
      b.lineWidth = random.between(2, 11);
      b.beginPath();
      b.ellipse(512, 420, r * 0.86, r, 0, start, start + random.between(0.2, 0.9));
      b.stroke();
    }
  });
  stage.brush.restore();
}
