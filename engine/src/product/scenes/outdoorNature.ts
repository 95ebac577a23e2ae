import { css, mix, rgb } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../sets/backdrops.ts';
import { mossGround } from '../above/moss.ts';
import type { ProductSet } from '../productSet.ts';
import { plankWall } from '../wall/plankWall.ts';
import { paintKnoll } from './knoll.ts';
import { paintBlades } from './mossBlades.ts';

/** A mossy knoll at the edge of a beech forest, the sun low behind. */
export const outdoorNature: ProductSet = {
  mood: 'forest in summer at golden hour',
  table: { floor: 792, front: 40, centre: 512, tall: 500 },
  light: {
    side: 1,
    lit: [255, 254, 248],
    shade: [205, 210, 204],
    rim: [255, 232, 164],
    rimStrength: 0.6,
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
    lights: [4, 3, -4],
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
    paintBokeh(stage, ['#e9f2a0', '#c6e08a', '#fff3c0'], 30, 690);
    undergrowth(stage);
    paintKnoll(stage);
    dew(stage);
  },
  front: (stage, group) => {
    paintBlades(stage, group);
    // Low in the corners: a leaf before a wide thing would take its foot away.
    frond(stage, { x: -40, y: 1060, reach: 250, turn: -0.7, blur: 7 });
    frond(stage, { x: -90, y: 990, reach: 210, turn: -0.1, blur: 9 });
    frond(stage, { x: 1070, y: 1050, reach: 250, turn: -2.65, blur: 8 });
    glow(stage.brush, { x: 900, y: 120, radius: 560, colour: '#ffe9a8', strength: 0.4 });
  },
  above: mossGround,
  wall: plankWall,
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

/** On each side of a leaf. */
const LEAFLETS = 9;

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

/** A fern leaf before the lens: few leaflets, apart, for a blur makes one blot of many. */
function frond(
  stage: Stage,
  { x, y, reach, turn, blur }: { x: number; y: number; reach: number; turn: number; blur: number },
): void {
  const leaf = createLayer(SIDE / 2, SIDE / 2);
  const b = leaf.brush;
  b.scale(0.5, 0.5);
  b.translate(x, y);
  b.rotate(turn);
  for (let i = 0; i < LEAFLETS; i++) {
    const t = (i + 0.5) / LEAFLETS;
    const length = reach * 0.46 * Math.sin(Math.PI * (0.2 + t * 0.78));
    for (const side of [-1, 1]) {
      b.save();
      b.translate(reach * t, t * t * reach * 0.17);
      b.rotate(side * 0.95 + t * 0.3);
      b.fillStyle = css(
        mix(rgb('#3f6a20'), rgb('#a8c653'), side > 0 ? 0.2 + t * 0.4 : 0.55 + t * 0.45),
      );
      b.beginPath();
      b.moveTo(0, 0);
      b.quadraticCurveTo(length * 0.4, -reach * 0.052, length, 0);
      b.quadraticCurveTo(length * 0.4, reach * 0.052, 0, 0);
      b.fill();
      b.restore();
    }
  }
  drawSoft(stage.brush, leaf.canvas, blur, 0, 0, SIDE, SIDE);
}
