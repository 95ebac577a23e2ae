import { css, mix, rgb, scale, smoothstep } from '../../paint/colour.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, paintPlace, paintSoft, paintSurface } from '../../sets/backdrops.ts';
import { asphaltGround } from '../above/asphalt.ts';
import type { ProductSet } from '../productSet.ts';

/** A low wall after rain, shop lights behind. */
export const urbanStreet: ProductSet = {
  mood: 'neon city street at dusk in the rain',
  table: { floor: 806, front: 50, centre: 512, tall: 520 },
  // The wall's front edge, and some of its face.
  below: 0.26,
  light: {
    side: -1,
    lit: [255, 247, 238],
    shade: [190, 193, 204],
    rim: [120, 190, 255],
    rimStrength: 0.75,
  },
  ground: {
    lean: 0.4,
    length: 0.16,
    blur: 9,
    strength: 0.6,
    ink: [8, 10, 20],
    mirror: 0.34,
    mirrorReach: 0.42,
    mirrorBlur: 4.5,
    edge: 910,
  },
  look: {
    contrast: 1.14,
    saturation: 1.12,
    vignette: 0.45,
    grain: 6,
    bloom: 0.7,
    shadows: [-2, 2, 9],
    lights: [7, 3, -4],
  },
  behind: (stage) => {
    const { brush } = stage;
    paintPlace(stage, { blur: 11, zoom: 1.24, lift: 90 });
    signs(stage);
    paintBokeh(stage, ['#ff5a7a', '#ffb45c', '#5ad0ff', '#ffe0a0', '#b07aff'], 40, 640);
    const wet = concreteAt(rgb('#4a4f5c'));
    paintSurface(stage, { x: 0, y: 690, width: SIDE, height: 222 }, 'wall', (u, v, n) => {
      // Wet all over, and wetter in broad pools: with an edge they would be a pattern.
      const pool = smoothstep(-0.5, 0.7, n(u / 340 + 3, v / 62));
      return mix(wet(u, v * 2, n), [22, 28, 44], 0.3 + 0.3 * pool);
    });
    wetLights(stage);
    paintSurface(
      stage,
      { x: 0, y: 912, width: SIDE, height: 112 },
      'face',
      concreteAt(rgb('#30343e')),
    );
    brush.fillStyle = 'rgba(190,205,235,0.4)';
    brush.fillRect(0, 910, SIDE, 2.5);
    const rear = brush.createLinearGradient(0, 664, 0, 714);
    rear.addColorStop(0, 'rgba(16,18,30,0)');
    rear.addColorStop(0.5, 'rgba(16,18,30,0.5)');
    rear.addColorStop(1, 'rgba(16,18,30,0)');
    brush.fillStyle = rear;
    brush.fillRect(0, 664, SIDE, 50);
  },
  above: asphaltGround,
};

const NEON = ['#ff3f7f', '#38c8ff', '#ffb03a', '#8f5aff', '#ff5a3a'] as const;

function signs(stage: Stage): void {
  const random = stage.random.fork('signs');
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'screen';
  paintSoft(stage, 12, (b) => {
    for (let i = 0; i < 9; i++) {
      const left = i % 2 === 0;
      const x = left ? random.between(-30, 300) : random.between(690, 980);
      b.fillStyle = css(rgb(random.pick([...NEON])), 0.8);
      b.beginPath();
      b.roundRect(x, random.between(120, 560), random.between(24, 60), random.between(60, 190), 12);
      b.fill();
    }
  });
  stage.brush.restore();
}

/** Signs and headlights run down the wet concrete as long soft smears. */
function wetLights(stage: Stage): void {
  const random = stage.random.fork('wet');
  stage.brush.save();
  stage.brush.beginPath();
  stage.brush.rect(0, 690, SIDE, 222);
  stage.brush.clip();
  stage.brush.globalCompositeOperation = 'screen';
  paintSoft(stage, 9, (b) => {
    for (let i = 0; i < 22; i++) {
      const x = random.between(-10, SIDE);
      const fill = b.createLinearGradient(0, 690, 0, 690 + random.between(110, 216));
      const ink = scale(rgb(random.pick([...NEON])), 0.8);
      fill.addColorStop(0, css(ink, 0.55));
      fill.addColorStop(1, css(ink, 0));
      b.fillStyle = fill;
      b.fillRect(x, 690, random.between(12, 54), 222);
    }
  });
  stage.brush.restore();
}
