import { css, mix, rgb, type Rgb } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { curtainAt, glow, paintSurface } from '../../sets/backdrops.ts';
import { paintLightCone } from '../../sets/lightCone.ts';
import { marbleAt } from '../../sets/marble.ts';
import { marbleGround } from '../above/marble.ts';
import type { ProductSet } from '../productSet.ts';

const stoneAt = marbleAt({
  stone: rgb('#15161a'),
  vein: rgb('#b9b4a8'),
  veins: [
    { length: 1100, apart: 330, thin: 16, strength: 0.9 },
    { length: 800, apart: 190, thin: 34, strength: 0.5 },
  ],
});

/** It shows in the air above. */
const SPOTLIGHT = {
  lamp: [
    [484, -10],
    [540, -10],
  ],
  end: [
    [224, 780],
    [800, 780],
  ],
  colours: { lamp: 'rgba(255,238,204,0.42)', end: 'rgba(255,238,204,0.06)' },
  fadeFrom: 0,
  soft: 26,
} as const;

/** Black marble, green velvet, a narrow beam that finds the edges. */
export const luxuryDisplay: ProductSet = {
  mood: 'studio at night',
  table: { floor: 800, front: 46, centre: 512, tall: 520 },
  // The brass edge, and some of the stone below it.
  below: 0.26,
  light: {
    side: 1,
    lit: [255, 246, 226],
    shade: [150, 146, 148],
    rim: [255, 236, 196],
    rimStrength: 0.85,
    forDark: 0.6,
    behindDark: { colour: [255, 240, 212], strength: 0.7 },
  },
  ground: {
    lean: 0,
    length: 0.08,
    blur: 9,
    strength: 0.7,
    ink: [0, 0, 0],
    mirror: 0.5,
    mirrorReach: 0.5,
    mirrorBlur: 1.6,
    edge: 902,
  },
  look: {
    contrast: 1.14,
    saturation: 1.04,
    vignette: 0.62,
    grain: 3.5,
    bloom: 0.5,
    shadows: [-3, -1, 2],
    lights: [8, 4, -6],
  },
  behind: (stage) => {
    const { brush } = stage;
    const velvet: Rgb = rgb('#12483a');
    paintSurface(stage, { x: 0, y: 0, width: SIDE, height: 760 }, 'velvet', curtainAt(velvet, 128));
    glow(brush, { x: 512, y: 330, radius: 620, colour: '#3a3a3a', strength: 0.5 });
    darkenEdges(stage);
    paintLightCone(brush, SPOTLIGHT);
    paintSurface(stage, { x: 0, y: 690, width: SIDE, height: 216 }, 'stone', (u, v, n) =>
      // Lying flat, the veins are squeezed towards the rear edge.
      stoneAt(u + (u - 512) * (906 - v) * 0.0012, v * 2.3, n),
    );
    const sheen = brush.createLinearGradient(0, 690, 0, 906);
    sheen.addColorStop(0, 'rgba(60,110,92,0.42)');
    sheen.addColorStop(0.35, 'rgba(30,50,44,0.12)');
    sheen.addColorStop(1, 'rgba(0,0,0,0.35)');
    brush.fillStyle = sheen;
    brush.fillRect(0, 690, SIDE, 216);
    glow(brush, { x: 512, y: 800, radius: 330, colour: '#c9b48a', strength: 0.26 });
    paintSurface(stage, { x: 0, y: 906, width: SIDE, height: 118 }, 'edge', (u, v, n) =>
      mix(stoneAt(u, v, n), [0, 0, 0], 0.62),
    );
    brass(stage, 902);
  },
  above: marbleGround,
};

function darkenEdges({ brush }: Stage): void {
  const fall = brush.createLinearGradient(0, 0, SIDE, 0);
  fall.addColorStop(0, 'rgba(2,6,6,0.86)');
  fall.addColorStop(0.36, 'rgba(2,6,6,0.05)');
  fall.addColorStop(0.64, 'rgba(2,6,6,0.05)');
  fall.addColorStop(1, 'rgba(2,6,6,0.86)');
  brush.fillStyle = fall;
  brush.fillRect(0, 0, SIDE, 760);
}

function brass({ brush }: Stage, y: number): void {
  const line = brush.createLinearGradient(0, 0, SIDE, 0);
  for (const [at, tone] of [
    [0, '#3a2c14'],
    [0.3, '#a8843e'],
    [0.48, '#fbe6ae'],
    [0.62, '#b8914a'],
    [1, '#33260f'],
  ] as const)
    line.addColorStop(at, css(rgb(tone)));
  brush.fillStyle = line;
  brush.fillRect(0, y, SIDE, 7);
}
