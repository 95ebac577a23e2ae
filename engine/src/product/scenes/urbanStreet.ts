import { css, rgb, scale, smoothstep } from '../../paint/colour.ts';
import { fromPixels, type Layer } from '../../paint/layer.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { fractal, noiseFrom, SIDE, type Stage } from '../../scene/stage.ts';
import { paintPlace, paintSoft, paintSurface } from '../../sets/backdrops.ts';
import { farInRow } from '../../sets/groundView.ts';
import { mirrorBehind } from '../../sets/mirrorBehind.ts';
import { softenFront } from '../../sets/softenFront.ts';
import { softenRear } from '../../sets/softenRear.ts';
import { pavementGround } from '../above/pavement.ts';
import type { ProductSet } from '../productSet.ts';
import { brickWall } from '../wall/brickWall.ts';

/** Where the street is in focus behind, and eye level, in units from the top. */
const GROUND = { top: 690, horizon: 560 } as const;
const ASPHALT = rgb('#23262f');
const GRIT = {
  from: 712,
  kinds: [
    { ink: '#cfd6ea', count: 1300, alpha: 0.12 },
    { ink: '#cfd6ea', count: 500, alpha: 0.26 },
    { ink: '#07090f', count: 1500, alpha: 0.14 },
    { ink: '#07090f', count: 700, alpha: 0.26 },
  ],
} as const;
const farAt = (v: number): number => farInRow(v, GROUND.horizon);

/** How the street is seen in wet asphalt: broken up, in long smears; and in water, nearly as it is. */
const ON_ASPHALT = {
  top: GROUND.top,
  tall: 470,
  stretch: 0.72,
  rows: 8,
  blur: 7,
  stops: [
    [0, 0.5],
    [0.5, 0.55],
    [1, 0.2],
  ],
} as const;
const IN_WATER = {
  ...ON_ASPHALT,
  rows: 90,
  blur: 4,
  stops: [
    [0, 0.3],
    [0.4, 0.6],
    [1, 0.4],
  ],
} as const;

/** A street after rain, shop lights behind. */
export const urbanStreet: ProductSet = {
  mood: 'neon city street at dusk in the rain',
  table: { floor: 806, front: 50, centre: 512, tall: 520 },
  // For the lights in the wet ground.
  below: 0.26,
  light: {
    side: -1,
    lit: [255, 251, 246],
    shade: [190, 193, 204],
    rim: [120, 190, 255],
    rimStrength: 0.5,
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
  },
  look: {
    contrast: 1.14,
    saturation: 1.12,
    vignette: 0.45,
    grain: 6,
    bloom: 0.7,
    shadows: [-2, 2, 9],
    lights: [4, 2, -2],
  },
  behind: (stage) => {
    paintPlace(stage, { blur: 11, zoom: 1.24, lift: 90 });
    signs(stage);
    paintBokeh(stage, ['#ff5a7a', '#ffb45c', '#5ad0ff', '#ffe0a0', '#b07aff'], 40, 640);
    wetAsphalt(stage);
    softenRear(stage, GROUND.top, 9);
    softenFront(stage, 880, 5);
  },
  above: pavementGround,
  wall: brickWall,
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

/** After rain: grit that sparkles, water in the hollows, and the street in both of them. */
function wetAsphalt(stage: Stage): void {
  const { brush } = stage;
  const area = { x: 0, y: GROUND.top, width: SIDE, height: SIDE - GROUND.top };
  const pools = puddles(stage);
  paintSurface(stage, area, 'asphalt', (u, v, n) => {
    const far = farAt(v);
    const [x, y] = [(u - SIDE / 2) * far, far * 900];
    // Further away it is too fine to be seen.
    const rough = (n(x / 5, y / 5) * 0.4 + n(x / 13, y / 13) * 0.2) / far ** 1.6;
    return scale(ASPHALT, 1 + rough + n(x / 300, y / 260) * 0.16);
  });
  mirrorBehind(stage, ON_ASPHALT);
  mirrorBehind(stage, { ...IN_WATER, where: pools });
  grit(stage);
  const shade = brush.createLinearGradient(0, GROUND.top, 0, SIDE);
  shade.addColorStop(0, 'rgba(10,12,22,0.3)');
  shade.addColorStop(0.12, 'rgba(10,12,22,0)');
  shade.addColorStop(0.6, 'rgba(10,12,22,0)');
  shade.addColorStop(1, 'rgba(10,12,22,0.35)');
  brush.fillStyle = shade;
  brush.fillRect(0, GROUND.top, SIDE, SIDE - GROUND.top);
}

/** Stones that come through the water, where the picture is in focus: they say where the ground is. */
function grit({ brush, random }: Stage): void {
  const lot = random.fork('grit');
  for (const { ink, count, alpha } of GRIT.kinds) {
    brush.fillStyle = css(rgb(ink), alpha);
    brush.beginPath();
    for (let i = 0; i < count; i++) {
      const [x, y] = [lot.between(0, SIDE), lot.between(GRIT.from, SIDE)];
      // Further away fewer of them are large enough to be seen.
      const size = lot.between(0.8, 3.2) / farAt(y) ** 1.5;
      brush.rect(x, y, size * 1.7, size);
    }
    brush.fill();
  }
}

/** Opaque where water stands. */
function puddles(stage: Stage): Layer {
  const noise = noiseFrom(stage.random.fork('puddles'));
  const [across, down] = [SIDE / 4, Math.ceil((SIDE - GROUND.top) / 4)];
  const pixels = new Uint8ClampedArray(across * down * 4);
  for (let i = 0; i < across * down; i++) {
    const far = farAt(GROUND.top + 2 + Math.floor(i / across) * 4);
    const x = ((i % across) * 4 - SIDE / 2) * far;
    pixels[i * 4 + 3] = 255 * smoothstep(-0.3, 0.34, fractal(noise, x / 1150, far * 1.05, 2));
  }
  return fromPixels(pixels, across, down);
}
