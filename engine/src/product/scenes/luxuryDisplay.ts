import { rgb, scale, type Rgb } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import { fractal, SIDE, type Stage } from '../../scene/stage.ts';
import { curtainAt, glow, paintSurface } from '../../sets/backdrops.ts';
import { farInRow, towards } from '../../sets/groundView.ts';
import { paintLightCone } from '../../sets/lightCone.ts';
import { paintVeins, type Marble } from '../../sets/marble.ts';
import { mirrorBehind } from '../../sets/mirrorBehind.ts';
import { softenFront } from '../../sets/softenFront.ts';
import { softenRear } from '../../sets/softenRear.ts';
import { marbleGround } from '../above/marble.ts';
import type { ProductSet } from '../productSet.ts';
import { panelledWall } from '../wall/panelledWall.ts';

/** Where the slab ends behind, and eye level, in units from the top. */
const SLAB = { top: 690, horizon: 560 } as const;
const STONE = rgb('#191a1e');
/** The velvet and the beam in it. */
const IMAGE = {
  top: SLAB.top,
  tall: 300,
  stretch: 1,
  rows: 150,
  blur: 7,
  stops: [
    [0, 0.5],
    [0.4, 0.2],
    [1, 0],
  ],
} as const;
const MARBLE: Marble = {
  vein: rgb('#c8c0b0'),
  veins: [
    { apart: 560, wide: 17, alpha: 0.95, heading: 0.62, branches: 3.5 },
    { apart: 230, wide: 4.5, alpha: 0.6, heading: -0.5, branches: 4 },
  ],
};

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
  // For the image in the stone.
  below: 0.26,
  light: {
    side: 1,
    lit: [255, 250, 240],
    shade: [150, 146, 148],
    rim: [255, 236, 196],
    rimStrength: 0.6,
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
  },
  look: {
    contrast: 1.14,
    saturation: 1.04,
    vignette: 0.62,
    grain: 3.5,
    bloom: 0.5,
    shadows: [-3, -1, 2],
    lights: [4, 2, -3],
  },
  behind: (stage) => {
    const { brush } = stage;
    const velvet: Rgb = rgb('#12483a');
    paintSurface(stage, { x: 0, y: 0, width: SIDE, height: 760 }, 'velvet', curtainAt(velvet, 128));
    glow(brush, { x: 512, y: 330, radius: 620, colour: '#3a3a3a', strength: 0.5 });
    darkenEdges(stage);
    paintLightCone(brush, SPOTLIGHT);
    slab(stage);
    softenFront(stage, 880, 5);
  },
  above: marbleGround,
  wall: panelledWall,
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

/** Polished: what is behind it is mirrored in it. */
function slab(stage: Stage): void {
  const { brush } = stage;
  const area = { x: 0, y: SLAB.top, width: SIDE, height: SIDE - SLAB.top };
  paintSurface(stage, area, 'stone', (u, v, n) => {
    // Lying flat, clouds are squeezed towards the rear edge.
    const far = farInRow(v, SLAB.horizon);
    return scale(STONE, 1 + fractal(n, ((u - 512) * far) / 420, far * 2.4, 2) * 0.5);
  });
  brush.save();
  brush.beginPath();
  brush.rect(0, SLAB.top, SIDE, SIDE - SLAB.top);
  brush.clip();
  paintVeins(brush, stage.random.fork('veins'), MARBLE, towards(SLAB));
  mirrorBehind(stage, IMAGE);
  brush.restore();
  glow(brush, { x: 512, y: 810, radius: 360, colour: '#c9b48a', strength: 0.3 });
  darkSides(brush);
  softenRear(stage, SLAB.top, 3);
}

/** The beam is narrow. */
function darkSides(brush: Brush): void {
  const fall = brush.createRadialGradient(512, 800, 240, 512, 800, 760);
  fall.addColorStop(0, 'rgba(0,0,0,0)');
  fall.addColorStop(1, 'rgba(0,0,0,0.5)');
  brush.fillStyle = fall;
  brush.fillRect(0, SLAB.top, SIDE, SIDE - SLAB.top);
}
