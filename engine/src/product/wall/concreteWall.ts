import { rgb, scale as scaled } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import { fractal, SIDE, type Stage } from '../../scene/stage.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { paintRelief } from './relief.ts';
import { softOver } from './softOver.ts';
import type { SeenWall, Wall } from './wall.ts';

const TONE = rgb('#b7b8b7');
/** Formwork panels, in units, and how far from a corner their tie holes are. */
const PANEL = { wide: 620, tall: 430, hole: 92, size: 9 } as const;

/** Cast concrete with the joints and tie holes of its formwork, under one hard light. */
export const concreteWall: Wall = {
  paint: (stage, seen) => {
    const { window } = seen;
    paintRelief(stage, window, 'cast', {
      side: -1,
      depth: 0.12,
      spotAt: (u, v, n) => {
        const pore = n(u / 7 + 90, v / 7) > 0.87 ? -0.9 : 0;
        const cloud = fractal(n, u / 300, v / 260, 3) * 0.12 + n(u / 16, v / 120) * 0.016;
        return {
          out: fractal(n, u / 70, v / 60, 2) * 1.2 + n(u / 3, v / 3) * 0.14 + pore,
          colour: scaled(TONE, 1 + cloud),
        };
      },
    });
    panels(stage.brush, seen);
    lightWall(stage.brush, window, {
      side: -1,
      near: rgb('#4e4a42'),
      nearStrength: 0.6,
      far: rgb('#8a8e9a'),
      farStrength: 0.5,
    });
    hardShade(stage, seen);
    duskBelow(stage.brush, window, { ink: [40, 42, 50], strength: 0.3, tall: 0.3 });
  },
  foot: 0.06,
  shadow: { right: 0.062, down: 0.066, blur: 6, strength: 0.62, ink: [36, 38, 46] },
};

/** Seams beside the middle, so that none runs behind the edge of what hangs there. */
function panels(b: Brush, { window, scale }: SeenWall): void {
  const [wide, tall] = [PANEL.wide * scale, PANEL.tall * scale];
  const middle = { x: window.x + window.width / 2, y: window.y + window.height * 0.46 };
  const first = {
    x: middle.x - wide * (Math.ceil(SIDE / wide) + 0.5),
    y: middle.y - tall * (Math.ceil(SIDE / tall) + 0.5),
  };
  for (let x = first.x; x < SIDE + wide; x += wide) line(b, x, 0, 2.4, SIDE);
  for (let y = first.y; y < SIDE + tall; y += tall) line(b, 0, y, SIDE, 2.4);
  for (let x = first.x; x < SIDE + wide; x += wide)
    for (let y = first.y; y < SIDE + tall; y += tall)
      for (const dx of [PANEL.hole, PANEL.wide - PANEL.hole])
        for (const dy of [PANEL.hole, PANEL.tall - PANEL.hole])
          hole(b, x + dx * scale, y + dy * scale, PANEL.size * Math.sqrt(scale));
}

function line(b: Brush, x: number, y: number, width: number, height: number): void {
  b.fillStyle = 'rgba(54,56,62,0.5)';
  b.fillRect(x, y, width, height);
  b.fillStyle = 'rgba(244,244,242,0.4)';
  b.fillRect(x + (width < height ? width : 0), y + (width < height ? 0 : height), width, height);
}

/** A cone with its light from the upper left: its rim is dark above and light below. */
function hole(b: Brush, x: number, y: number, r: number): void {
  const cone = b.createLinearGradient(x - r, y - r, x + r, y + r);
  cone.addColorStop(0, 'rgba(30,32,38,0.9)');
  cone.addColorStop(1, 'rgba(86,88,94,0.85)');
  b.fillStyle = cone;
  b.beginPath();
  b.arc(x, y, r, 0, 7);
  b.fill();
  b.strokeStyle = 'rgba(240,240,238,0.5)';
  b.lineWidth = 1.6;
  b.beginPath();
  b.arc(x, y, r + 0.6, 0.2, 2.4);
  b.stroke();
}

/** Something outside the picture keeps the light from its upper right corner. */
function hardShade(stage: Stage, { window }: SeenWall): void {
  const { x, y, width, height } = window;
  softOver(stage, window, 9, (b) => {
    b.fillStyle = 'rgba(40,44,58,0.34)';
    b.beginPath();
    for (const [across, down] of [
      [0.62, -0.1],
      [1.1, 0.5],
      [1.1, -0.1],
    ] as const)
      b.lineTo(x + width * across, y + height * down);
    b.fill();
  });
}
