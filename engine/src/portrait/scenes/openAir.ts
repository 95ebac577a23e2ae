import { css, mix, rgb, scale } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import {
  concreteAt,
  fillDown,
  glow,
  paintPlace,
  paintSoft,
  paintSurface,
} from '../../sets/backdrops.ts';

/** Wet sand doubles the sky. */
export function wetSand(stage: Stage): void {
  const { brush } = stage;
  fillDown(brush, [
    [0, '#6d7fb8'],
    [0.22, '#c89ac0'],
    [0.4, '#ffb89a'],
    [0.5, '#ffdca8'],
  ]);
  const random = stage.random.fork('clouds');
  paintSoft(stage, 9, (b) => {
    for (let i = 0; i < 60; i++) {
      b.fillStyle = css(
        mix(rgb('#ff9a8a'), rgb('#fff0d8'), random.next()),
        random.between(0.1, 0.4),
      );
      b.beginPath();
      b.ellipse(
        random.between(-40, SIDE),
        random.between(60, 430),
        random.between(60, 220),
        random.between(5, 20),
        -0.04,
        0,
        7,
      );
      b.fill();
    }
  });
  const { layer: sky, zoom } = stage;
  brush.save();
  brush.translate(0, 1116);
  brush.scale(1, -1);
  brush.globalAlpha = 1;
  brush.drawImage(sky.canvas, 0, 60 * zoom, SIDE * zoom, 500 * zoom, 0, 92, SIDE, 500);
  brush.restore();
  brush.fillStyle = 'rgba(122,84,92,0.3)';
  brush.fillRect(0, 560, SIDE, 470);
  brush.fillStyle = '#8a86b0';
  brush.fillRect(0, 512, SIDE, 62);
  for (let i = 0; i < 9; i++) {
    const y = 520 + i * 13 + (i > 4 ? i * 5 : 0);
    brush.strokeStyle = css(mix(rgb('#ffd8c0'), rgb('#ffffff'), random.next()), 0.3 + i * 0.06);
    brush.lineWidth = 1 + i * 0.9;
    brush.beginPath();
    brush.moveTo(-10, y);
    const phase = random.between(0, 7);
    for (let x = 0; x <= SIDE; x += 16)
      brush.lineTo(x, y + (Math.sin(x / 90 + phase) + Math.sin(x / 37 + i)) * (0.6 + i * 0.5));
    brush.stroke();
  }
  glow(brush, { x: 640, y: 512, radius: 460, colour: '#ffd8a8', strength: 0.6 });
  glow(brush, { x: 640, y: 700, radius: 360, colour: '#ffb890', strength: 0.3 });
}

export function ridge(stage: Stage): void {
  const { brush } = stage;
  paintPlace(stage, { blur: 2.5, zoom: 1.1, lift: 60 });
  const random = stage.random.fork('cloud sea');
  paintSoft(stage, 16, (b) => {
    for (let i = 0; i < 150; i++) {
      const near = random.next();
      b.fillStyle = css(
        mix(rgb('#ffffff'), rgb('#f4cfae'), random.next()),
        random.between(0.25, 0.7),
      );
      b.beginPath();
      b.ellipse(
        random.between(-60, SIDE + 60),
        590 + near * 330,
        70 + near * 130,
        18 + near * 34,
        0,
        0,
        7,
      );
      b.fill();
    }
  });
  const rock = concreteAt(rgb('#7d7468'));
  brush.save();
  brush.beginPath();
  brush.moveTo(-10, 1030);
  brush.lineTo(-10, 930);
  for (const [x, y] of [
    [90, 902],
    [190, 912],
    [300, 872],
    [420, 880],
    [560, 858],
    [690, 884],
    [800, 874],
    [900, 930],
    [1034, 960],
  ] as const)
    brush.lineTo(x, y);
  brush.lineTo(1034, 1030);
  brush.clip();
  paintSurface(stage, { x: 0, y: 850, width: SIDE, height: 174 }, 'rock', (u, v, n) => {
    const crack = Math.pow(1 - Math.abs(n(u / 190, v / 70)), 40);
    const facet = Math.floor((n(u / 120 + v / 160 + 5, v / 60) + 1) * 3) * 0.14;
    return scale(rock(u, v, n), 0.72 + facet - crack * 0.4 - (v - 850) * 0.0016);
  });
  brush.restore();
  glow(brush, { x: 960, y: 300, radius: 620, colour: '#ffe2b0', strength: 0.6 });
}
