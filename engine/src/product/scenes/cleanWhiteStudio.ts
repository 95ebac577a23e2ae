import { fillDown, glow } from '../../sets/backdrops.ts';
import { paperGround } from '../above/paper.ts';
import type { ProductSet } from '../productSet.ts';
import { whiteWall } from '../wall/plasterWall.ts';

/** Seamless white paper under two softboxes: catalogue light. */
export const cleanWhiteStudio: ProductSet = {
  mood: 'white studio',
  table: { floor: 800, front: 30, centre: 512, tall: 560 },
  light: {
    side: -1,
    lit: [255, 255, 255],
    shade: [240, 241, 244],
    rim: [255, 255, 255],
    rimStrength: 0.22,
  },
  ground: {
    lean: 0.12,
    length: 0.1,
    blur: 16,
    strength: 0.3,
    ink: [52, 56, 66],
    mirror: 0.13,
    // Low: what is higher than feet would be a stripe of its own below a sofa.
    mirrorReach: 0.18,
    mirrorBlur: 3.4,
  },
  look: {
    contrast: 1,
    saturation: 1,
    vignette: 0.04,
    grain: 0.8,
    bloom: 0,
    shadows: [0, 0, 0],
    lights: [0, 0, 0],
  },
  behind: ({ brush }) => {
    fillDown(brush, [
      [0, '#eceef0'],
      [0.4, '#f7f8f9'],
      [0.58, '#fcfcfc'],
      // Paper that goes up behind has no line where it does: it is a little darker on a long way.
      [0.67, '#f8f8f9'],
      [0.75, '#f4f5f6'],
      [0.85, '#f7f8f8'],
      [1, '#fbfbfb'],
    ]);
    glow(brush, { x: 300, y: 300, radius: 520, colour: '#ffffff', strength: 0.8 });
    glow(brush, { x: 760, y: 330, radius: 460, colour: '#ffffff', strength: 0.6 });
  },
  above: paperGround,
  wall: whiteWall,
};
