import { rgb } from '../../paint/colour.ts';
import { paintBokeh } from '../../scene/indoor.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import {
  curtainAt,
  fillDown,
  glow,
  paintPlace,
  paintSoft,
  paintSurface,
  WHOLE_STAGE,
} from '../../sets/backdrops.ts';
import { arcade, bricks, lamps, panes } from '../../sets/rooms.ts';
import type { PortraitSet } from '../portraitSet.ts';
import { harbourWall, masts } from './harbour.ts';
import { paintPots, sketches } from './loftStudio.ts';

/** From the waist up: six rooms and places, well out of focus. */
export const waistSets = {
  'executive-business': {
    mood: 'city skyline at dusk',
    light: {
      side: 1,
      lit: [255, 238, 218],
      shade: [122, 134, 176],
      rim: [150, 184, 255],
      rimStrength: 0.45,
    },
    tone: { brightness: -0.05 },
    spill: 0.24,
    look: {
      contrast: 1.1,
      saturation: 1,
      vignette: 0.42,
      grain: 3,
      bloom: 0.4,
      shadows: [-4, 0, 12],
      lights: [8, 3, -6],
    },
    behind: (stage) => {
      paintPlace(stage, { blur: 9, zoom: 1.2, lift: -40 });
      paintSoft(stage, 6, (b) => {
        b.fillStyle = '#14161c';
        for (const x of [-14, 262, 606, 968]) b.fillRect(x, -20, 26, 900);
        b.fillRect(-20, 800, SIDE + 40, 250);
        b.fillStyle = '#2b2118';
        b.fillRect(-20, 838, SIDE + 40, 250);
        b.fillStyle = '#b98f4a';
        b.fillRect(806, 640, 10, 200);
        b.beginPath();
        b.ellipse(812, 840, 56, 12, 0, 0, 7);
        b.moveTo(750, 650);
        b.lineTo(872, 650);
        b.lineTo(842, 570);
        b.lineTo(780, 570);
        b.fill();
      });
      glow(stage.brush, { x: 812, y: 660, radius: 260, colour: '#ffb860', strength: 0.9 });
    },
  },
  'casual-coffee-shop': {
    mood: 'cafe in the morning',
    light: {
      side: -1,
      lit: [250, 252, 255],
      shade: [214, 176, 146],
      rim: [238, 246, 255],
      rimStrength: 0.4,
    },
    tone: { warmth: 0.08 },
    spill: 0.3,
    look: {
      contrast: 1.03,
      saturation: 1.02,
      vignette: 0.34,
      grain: 3,
      bloom: 0.45,
      shadows: [6, 2, -2],
      lights: [7, 3, -8],
    },
    behind: (stage) => {
      paintSoft(stage, 11, (b) => {
        bricks(stage, b, rgb('#9a5a42'), 118);
        b.fillStyle = 'rgba(40,22,14,0.45)';
        b.fillRect(-20, -20, SIDE + 40, SIDE + 40);
        panes(b, {
          from: -60,
          to: 280,
          top: 60,
          bottom: 720,
          columns: 2,
          rows: 2,
          sky: ['#eef4f8', '#cfdbe0'],
          frame: '#2e241e',
          bar: 20,
        });
        b.fillStyle = '#4a2f1e';
        b.fillRect(560, 420, 500, 18);
        b.fillRect(600, 600, 460, 18);
        for (const [x, w, tone] of [
          [600, 40, '#d9c7a0'],
          [660, 60, '#7a8a6a'],
          [750, 44, '#c9a26a'],
          [830, 70, '#e8e0d0'],
          [930, 40, '#8a3f34'],
        ] as const) {
          b.fillStyle = tone;
          b.fillRect(x, 420 - w * 1.3, w, w * 1.3);
          b.fillRect(x + 20, 600 - w, w, w);
        }
        lamps(
          b,
          [
            [430, 170, 24],
            [600, 120, 24],
            [770, 190, 24],
            [930, 140, 24],
          ],
          '#ffb45c',
        );
      });
      paintBokeh(stage, ['#ffb45c', '#ffd28a'], 16, 460);
    },
  },
  'creative-workspace': {
    mood: 'office in the morning',
    light: {
      side: -1,
      lit: [248, 252, 255],
      shade: [196, 192, 188],
      rim: [240, 248, 255],
      rimStrength: 0.4,
    },
    spill: 0.24,
    look: {
      contrast: 1.03,
      saturation: 1.06,
      vignette: 0.24,
      grain: 3,
      bloom: 0.24,
      shadows: [2, 2, 3],
      lights: [3, 2, 0],
    },
    behind: (stage) => {
      paintSoft(stage, 7, (b) => {
        fillDown(b, [
          [0, '#e9e5dc'],
          [0.7, '#cfc8ba'],
          [1, '#9a8f7e'],
        ]);
        panes(b, {
          from: -60,
          to: 330,
          top: -30,
          bottom: 640,
          columns: 3,
          rows: 4,
          sky: ['#ffffff', '#e2edf2'],
          frame: '#3a3f42',
          bar: 12,
        });
        sketches(stage, b);
        paintPots(stage, b);
      });
      glow(stage.brush, { x: 120, y: 240, radius: 560, colour: '#f4faff', strength: 0.55 });
    },
  },
  'smart-casual': {
    mood: 'village in the afternoon',
    light: {
      side: 1,
      lit: [255, 246, 228],
      shade: [222, 198, 172],
      rim: [255, 238, 200],
      rimStrength: 0.45,
    },
    tone: { warmth: 0.14 },
    spill: 0.34,
    look: {
      contrast: 1.03,
      saturation: 1.02,
      vignette: 0.26,
      grain: 2,
      bloom: 0.45,
      shadows: [8, 4, 0],
      lights: [8, 4, -8],
    },
    behind: (stage) => {
      arcade(stage, rgb('#d9c4a2'));
      glow(stage.brush, { x: 580, y: 430, radius: 460, colour: '#fff0cc', strength: 0.55 });
    },
  },
  'conference-speaker': {
    mood: 'dark studio at night',
    light: {
      side: -1,
      lit: [255, 252, 250],
      shade: [116, 94, 158],
      rim: [214, 180, 255],
      rimStrength: 0.65,
    },
    tone: { contrast: 0.14 },
    spill: 0.36,
    look: {
      contrast: 1.12,
      saturation: 1.06,
      vignette: 0.6,
      grain: 5,
      bloom: 0.5,
      shadows: [2, -4, 10],
      lights: [4, 1, 0],
    },
    behind: (stage) => {
      paintSurface(stage, WHOLE_STAGE, 'curtain', curtainAt(rgb('#4a2a86'), 96));
      fillVeil(stage);
      glow(stage.brush, { x: 220, y: 520, radius: 520, colour: '#7a3ad0', strength: 0.7 });
      spotlight(stage);
      paintBokeh(stage, ['#ffffff', '#d0b0ff'], 12, 260);
    },
  },
  'outdoor-casual-upper': {
    mood: 'ocean on a cloudy day',
    light: {
      side: 1,
      lit: [250, 253, 255],
      shade: [208, 216, 226],
      rim: [246, 250, 255],
      rimStrength: 0.35,
    },
    spill: 0.3,
    look: {
      contrast: 1.02,
      saturation: 0.98,
      vignette: 0.2,
      grain: 2.5,
      bloom: 0.3,
      shadows: [0, 3, 6],
      lights: [0, 1, 3],
    },
    behind: (stage) => {
      paintPlace(stage, { blur: 6, zoom: 1.16, lift: 40 });
      masts(stage);
      harbourWall(stage);
    },
  },
} as const satisfies Readonly<Record<string, PortraitSet>>;

function fillVeil({ brush }: Stage): void {
  const fill = brush.createLinearGradient(0, 0, SIDE, 0);
  fill.addColorStop(0, 'rgba(6,3,16,0.35)');
  fill.addColorStop(0.5, 'rgba(6,3,16,0.55)');
  fill.addColorStop(1, 'rgba(4,2,10,0.94)');
  brush.fillStyle = fill;
  brush.fillRect(0, 0, SIDE, SIDE);
}

function spotlight(stage: Stage): void {
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'screen';
  paintSoft(stage, 24, (b) => {
    const fill = b.createLinearGradient(80, 0, 560, 900);
    fill.addColorStop(0, 'rgba(255,250,255,0.75)');
    fill.addColorStop(1, 'rgba(220,200,255,0.04)');
    b.fillStyle = fill;
    b.beginPath();
    b.moveTo(40, -20);
    b.lineTo(120, -20);
    b.lineTo(860, 1040);
    b.lineTo(260, 1040);
    b.fill();
  });
  stage.brush.restore();
}
