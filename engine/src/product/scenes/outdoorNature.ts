import { css, mix, rgb, scale, smoothstep } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, fillDown, glow, paintSoft, paintSurface } from '../../sets/backdrops.ts';
import { mossGround } from '../above/moss.ts';
import type { ProductSet } from '../productSet.ts';
import { paintBlades } from './mossBlades.ts';

/** A mossy stone at the edge of a beech forest, the sun low behind. */
export const outdoorNature: ProductSet = {
  mood: 'forest in summer at golden hour',
  table: { floor: 792, front: 40, centre: 512, tall: 500, ends: { left: 240, right: 784 } },
  light: {
    side: 1,
    lit: [255, 252, 240],
    shade: [204, 212, 200],
    rim: [255, 232, 164],
    rimStrength: 0.8,
  },
  ground: {
    lean: -0.5,
    length: -0.14,
    blur: 8,
    strength: 0.62,
    ink: [14, 22, 8],
    mirror: 0,
    mirrorReach: 0.1,
    mirrorBlur: 1,
  },
  look: {
    contrast: 1.06,
    saturation: 1.08,
    vignette: 0.34,
    grain: 3,
    bloom: 0.5,
    shadows: [-2, 4, 0],
    lights: [8, 6, -8],
  },
  behind: (stage) => {
    const { brush } = stage;
    fillDown(brush, [
      [0, '#7fae56'],
      [0.45, '#cfdc86'],
      [0.7, '#8fae4e'],
      [1, '#2f4a1e'],
    ]);
    trunks(stage);
    canopy(stage);
    glow(brush, { x: 770, y: 250, radius: 520, colour: '#fff0b0', strength: 0.95 });
    paintBokeh(stage, ['#e9f2a0', '#c6e08a', '#fff3c0'], 46, 690);
    undergrowth(stage);
    mossyStone(stage);
    dew(stage);
  },
  front: (stage, group) => {
    paintBlades(stage, group);
    // Low in the corners: a leaf before a wide thing would take its foot away.
    frond(stage, { x: -20, y: 1060, reach: 270, turn: -0.8, blur: 7 });
    frond(stage, { x: -60, y: 1000, reach: 200, turn: -0.45, blur: 10 });
    frond(stage, { x: 1050, y: 1070, reach: 280, turn: -2.3, blur: 8 });
    glow(stage.brush, { x: 900, y: 120, radius: 560, colour: '#ffe9a8', strength: 0.4 });
  },
  above: mossGround,
};

function trunks(stage: Stage): void {
  const random = stage.random.fork('trunks');
  paintSoft(stage, 15, (b) => {
    for (let i = 0; i < 13; i++) {
      const x = random.between(-20, SIDE);
      const w = random.between(16, 62);
      b.fillStyle = css(mix(rgb('#4d5238'), rgb('#a9b070'), random.next() * 0.7), 0.75);
      b.fillRect(x, -20, w, 730);
    }
  });
}

function canopy(stage: Stage): void {
  const random = stage.random.fork('canopy');
  paintSoft(stage, 12, (b) => {
    for (let i = 0; i < 420; i++) {
      const y = Math.pow(random.next(), 1.5) * 560;
      const lit = random.next();
      b.fillStyle = css(mix(rgb('#2f5a22'), rgb('#b8d860'), lit), random.between(0.25, 0.8));
      b.beginPath();
      b.ellipse(
        random.between(-20, SIDE + 20),
        y,
        random.between(12, 46),
        random.between(8, 26),
        random.next() * 3,
        0,
        7,
      );
      b.fill();
    }
  });
}

function undergrowth(stage: Stage): void {
  const random = stage.random.fork('ferns');
  paintSoft(stage, 9, (b) => {
    for (let i = 0; i < 240; i++) {
      const x = random.between(-30, SIDE + 30);
      const y = random.between(640, 1040);
      b.strokeStyle = css(mix(rgb('#22401a'), rgb('#86b046'), random.next()), 0.8);
      b.lineWidth = random.between(5, 15);
      b.beginPath();
      b.moveTo(x, y);
      b.quadraticCurveTo(
        x + random.bell() * 30,
        y - 60,
        x + random.bell() * 80,
        y - random.between(50, 130),
      );
      b.stroke();
    }
  });
}

/** A flat boulder: stone on its face, short moss on its top, lit from behind. */
function mossyStone(stage: Stage): void {
  const stone = createLayer(SIDE, SIDE);
  const rock = concreteAt(rgb('#53574a'));
  paintSurface(
    { ...stage, layer: stone, brush: stone.brush },
    { x: 0, y: 640, width: SIDE, height: 384 },
    'stone',
    (u, v, n) => {
      const rim = 694 + Math.pow((u - 512) / 512, 2) * 74 + n(u / 120, 3) * 12;
      const deep = v - rim;
      const moss = smoothstep(318, 128, deep + n(u / 90, v / 60) * 62 + n(u / 12, v / 9) * 30);
      const green = mix(
        rgb('#33501a'),
        rgb('#93a93c'),
        smoothstep(230, 0, deep) * 0.8 + n(u / 18, v / 12) * 0.22 + 0.1,
      );
      const face = scale(rock(u, v, n), 1 - smoothstep(114, 334, deep) * 0.62);
      return mix(face, green, moss);
    },
  );
  stone.brush.globalCompositeOperation = 'destination-in';
  stone.brush.beginPath();
  stone.brush.moveTo(-40, 1060);
  stone.brush.bezierCurveTo(-20, 756, 150, 698, 512, 690);
  stone.brush.bezierCurveTo(860, 694, 1030, 756, 1064, 1060);
  stone.brush.fill();
  drawSoft(stage.brush, stone.canvas, 1);
  tufts(stage);
}

/** Blades of moss stand up against the light along the rear edge. */
function tufts(stage: Stage): void {
  const random = stage.random.fork('tufts');
  const b = stage.brush;
  b.lineCap = 'round';
  for (let i = 0; i < 2600; i++) {
    const near = Math.pow(random.next(), 1.4);
    const x = random.between(40, 984);
    const y = 698 + Math.pow((x - 512) / 512, 2) * 62 + near * 164;
    const lit = Math.max(0, 1 - near * 1.3) * random.next();
    b.strokeStyle = css(mix(rgb('#3c5a1c'), rgb('#d2dc70'), lit), 0.5);
    b.lineWidth = 0.8 + near * 1.6;
    b.beginPath();
    b.moveTo(x, y);
    b.lineTo(x + random.bell() * 4, y - random.between(4, 10) - near * 4);
    b.stroke();
  }
}

function dew(stage: Stage): void {
  const random = stage.random.fork('dew');
  for (let i = 0; i < 60; i++) {
    const [x, y] = [512 + random.bell() * 240, random.between(730, 850)];
    stage.brush.fillStyle = `rgba(255,255,235,${random.between(0.25, 0.75)})`;
    stage.brush.beginPath();
    stage.brush.arc(x, y, random.between(0.7, 1.7), 0, 7);
    stage.brush.fill();
  }
}

/** A fern leaf before the lens. */
function frond(
  stage: Stage,
  { x, y, reach, turn, blur }: { x: number; y: number; reach: number; turn: number; blur: number },
): void {
  const leaf = createLayer(SIDE / 2, SIDE / 2);
  const b = leaf.brush;
  b.scale(0.5, 0.5);
  b.translate(x, y);
  b.rotate(turn);
  for (let i = 0; i < 30; i++) {
    const t = i / 30;
    const along = reach * t;
    const bend = t * t * 46;
    const length = reach * 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.16));
    for (const side of [-1, 1]) {
      b.save();
      b.translate(along, bend);
      b.rotate(side * 1.1 + t * 0.25);
      b.fillStyle = css(
        mix(rgb('#2c5a20'), rgb('#93c04e'), side > 0 ? 0.25 + t * 0.4 : 0.6 + t * 0.4),
      );
      b.beginPath();
      b.ellipse(length / 2, 0, length / 2, 2 + 4 * (1 - t), 0, 0, 7);
      b.fill();
      b.restore();
    }
  }
  drawSoft(stage.brush, leaf.canvas, blur, 0, 0, SIDE, SIDE);
}
