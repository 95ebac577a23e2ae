import type { Stage } from '../../scene/stage.ts';
import { fillDown, glow, paintSoft } from '../../sets/backdrops.ts';
import { paintFloor, panes } from '../../sets/rooms.ts';
import type { Ground } from '../../sets/standing.ts';
import type { PortraitSet } from '../portraitSet.ts';
import { ridge, wetSand } from './openAir.ts';
import { operaStairs } from './operaStairs.ts';
import { paintedCanvas } from './paintedCanvas.ts';
import { stands, track } from './runningTrack.ts';
import { chairBacks, seminarRoom } from './seminarRoom.ts';
import { cobbles, housesRow } from './villageStreet.ts';

const SOFT: Ground = {
  lean: 0.2,
  length: 0.09,
  blur: 9,
  strength: 0.5,
  ink: [24, 22, 26],
  mirror: 0,
  mirrorReach: 0.3,
  mirrorBlur: 3,
};

/** From head to shoes, with ground to stand on. */
export const fullSets = {
  'corporate-executive-full': {
    mood: 'office in the morning',
    light: {
      side: -1,
      lit: [255, 250, 240],
      shade: [176, 178, 188],
      rim: [255, 248, 230],
      rimStrength: 0.55,
    },
    spill: 0.26,
    look: {
      contrast: 1.06,
      saturation: 0.98,
      vignette: 0.26,
      grain: 2,
      bloom: 0.4,
      shadows: [0, 1, 4],
      lights: [6, 3, -3],
    },
    ground: { ...SOFT, lean: 0.5, mirror: 0.34, mirrorReach: 0.4 },
    behind: (stage) => {
      paintSoft(stage, 5, (b) => {
        fillDown(b, [
          [0, '#e8e2d6'],
          [0.6, '#c9c1b2'],
        ]);
        panes(b, {
          from: -120,
          to: 340,
          top: -20,
          bottom: 640,
          columns: 3,
          rows: 2,
          sky: ['#fffdf2', '#ffeecb'],
          frame: '#6d665c',
          bar: 20,
        });
        b.fillStyle = '#a59c8c';
        b.fillRect(390, -20, 54, 680);
        b.fillRect(900, -20, 90, 680);
        panes(b, {
          from: 590,
          to: 780,
          top: 210,
          bottom: 640,
          columns: 3,
          rows: 1,
          sky: ['#dfe8ea', '#b8c4c6'],
          frame: '#4b4840',
          bar: 10,
        });
      });
      paintFloor(stage, {
        top: 628,
        tone: '#cfc8bb',
        lines: { count: 5, ink: 'rgba(120,110,96,0.35)', rows: 5 },
        sheen: '#fff6e2',
      });
      lightBars(stage);
    },
  },
  'casual-lifestyle-full': {
    mood: 'village street on a cloudy day',
    light: {
      side: 1,
      lit: [255, 253, 250],
      shade: [214, 210, 206],
      rim: [255, 252, 244],
      rimStrength: 0.3,
    },
    spill: 0.24,
    look: {
      contrast: 1.04,
      saturation: 1.06,
      vignette: 0.2,
      grain: 2.5,
      bloom: 0.26,
      shadows: [2, 2, 2],
      lights: [4, 2, -2],
    },
    ground: SOFT,
    behind: (stage) => {
      housesRow(stage);
      cobbles(stage);
    },
  },
  'fitness-active': {
    mood: 'meadow at dawn',
    light: {
      side: 1,
      lit: [255, 238, 214],
      shade: [150, 150, 178],
      rim: [255, 220, 160],
      rimStrength: 0.95,
    },
    tone: { contrast: 0.15 },
    spill: 0.4,
    look: {
      contrast: 1.1,
      saturation: 1.06,
      vignette: 0.32,
      grain: 3,
      bloom: 0.6,
      shadows: [0, 0, 8],
      lights: [10, 4, -8],
    },
    ground: { ...SOFT, lean: -0.6, length: -0.2, strength: 0.55 },
    behind: (stage) => {
      fillDown(stage.brush, [
        [0, '#7fa0c8'],
        [0.3, '#e8cdb8'],
        [0.5, '#ffd9a0'],
      ]);
      stands(stage);
      track(stage);
      glow(stage.brush, { x: 780, y: 440, radius: 520, colour: '#ffe2a8', strength: 0.95 });
    },
    front: (stage) =>
      glow(stage.brush, { x: 880, y: 380, radius: 460, colour: '#ffcf8a', strength: 0.35 }),
  },
  'fashion-editorial-full': {
    mood: 'studio',
    light: {
      side: 1,
      lit: [255, 248, 236],
      shade: [142, 130, 126],
      rim: [255, 244, 224],
      rimStrength: 0.5,
    },
    tone: { contrast: 0.25 },
    spill: 0.12,
    look: {
      contrast: 1.1,
      saturation: 1,
      vignette: 0.22,
      grain: 4,
      bloom: 0.1,
      shadows: [3, 0, -2],
      lights: [6, 3, -6],
    },
    ground: { ...SOFT, lean: -1.15, length: 0.3, blur: 2.5, strength: 0.7 },
    behind: paintedCanvas,
  },
  'beach-lifestyle': {
    mood: 'beach at sunset',
    light: {
      side: 1,
      lit: [255, 240, 222],
      shade: [206, 160, 168],
      rim: [255, 190, 150],
      rimStrength: 0.65,
    },
    tone: { warmth: 0.12 },
    spill: 0.42,
    look: {
      contrast: 1.03,
      saturation: 1.06,
      vignette: 0.26,
      grain: 2.5,
      bloom: 0.55,
      shadows: [8, 0, 8],
      lights: [8, 2, -6],
    },
    ground: { ...SOFT, mirror: 0.42, mirrorReach: 0.6, mirrorBlur: 4, strength: 0.35 },
    behind: wetSand,
  },
  'professional-presenter-full': {
    mood: 'office at noon',
    light: {
      side: -1,
      lit: [255, 255, 255],
      shade: [216, 216, 220],
      rim: [255, 255, 255],
      rimStrength: 0.3,
    },
    spill: 0.18,
    look: {
      contrast: 1.03,
      saturation: 1,
      vignette: 0.12,
      grain: 1.5,
      bloom: 0.2,
      shadows: [1, 1, 3],
      lights: [2, 1, 0],
    },
    ground: { ...SOFT, mirror: 0.16 },
    behind: seminarRoom,
    front: chairBacks,
  },
  'outdoor-adventure-full': {
    mood: 'mountains at dawn in the mist',
    light: {
      side: 1,
      lit: [255, 240, 216],
      shade: [150, 166, 198],
      rim: [255, 226, 176],
      rimStrength: 0.75,
    },
    tone: { contrast: 0.1 },
    spill: 0.36,
    look: {
      contrast: 1.08,
      saturation: 1.08,
      vignette: 0.28,
      grain: 2.5,
      bloom: 0.5,
      shadows: [-2, 2, 8],
      lights: [8, 4, -8],
    },
    ground: { ...SOFT, lean: -0.6, length: 0.12 },
    // The rock: what lies before it is fog.
    groundFrom: 930,
    behind: ridge,
  },
  'evening-formal': {
    mood: 'studio at night',
    light: {
      side: -1,
      lit: [255, 232, 196],
      shade: [156, 116, 100],
      rim: [255, 214, 150],
      rimStrength: 0.6,
    },
    tone: { warmth: 0.15 },
    spill: 0.3,
    look: {
      contrast: 1.08,
      saturation: 1.04,
      vignette: 0.5,
      grain: 3,
      bloom: 0.65,
      shadows: [6, 0, -2],
      lights: [10, 4, -12],
    },
    ground: { ...SOFT, lean: 0.1, strength: 0.6 },
    behind: operaStairs,
  },
} as const satisfies Readonly<Record<string, PortraitSet>>;

/** Morning light falls through the windows in long bars. */
function lightBars(stage: Stage): void {
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'soft-light';
  paintSoft(stage, 7, (b) => {
    b.fillStyle = 'rgba(255,246,214,0.95)';
    for (const [x, w] of [
      [-120, 130],
      [70, 130],
      [260, 120],
    ] as const) {
      b.beginPath();
      b.moveTo(x, 640);
      b.lineTo(x + w, 640);
      b.lineTo(x + w * 2.2 + 520, 1040);
      b.lineTo(x + 420, 1040);
      b.fill();
    }
  });
  stage.brush.restore();
}
