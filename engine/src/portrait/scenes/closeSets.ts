import { rgb } from '../../paint/colour.ts';
import { paintBackdrop, paintBokeh } from '../../scene/indoor.ts';
import { fillDown, glow, paintPlace, paintSoft } from '../../sets/backdrops.ts';
import { lamps, panes } from '../../sets/rooms.ts';
import type { PortraitSet } from '../portraitSet.ts';
import { grass, leaves, trails } from './closeBackdrops.ts';

/** Head and shoulders: eight lights, eight backdrops. */
export const closeSets = {
  'professional-headshot': {
    mood: 'studio',
    light: {
      side: -1,
      lit: [255, 252, 248],
      shade: [186, 186, 192],
      rim: [255, 255, 255],
      rimStrength: 0.3,
    },
    spill: 0.12,
    look: {
      contrast: 1.05,
      saturation: 0.98,
      vignette: 0.3,
      grain: 2,
      bloom: 0.08,
      shadows: [0, 0, 2],
      lights: [2, 0, -1],
    },
    behind: (stage) => {
      paintBackdrop(stage, rgb('#7d8084'), true);
      glow(stage.brush, { x: 620, y: 420, radius: 560, colour: '#8d9298', strength: 0.35 });
    },
  },
  'casual-outdoor': {
    mood: 'garden park at noon in summer',
    light: {
      side: 1,
      lit: [252, 255, 246],
      shade: [214, 224, 208],
      rim: [246, 255, 220],
      rimStrength: 0.42,
    },
    tone: { brightness: 0.06, saturation: 0.04 },
    spill: 0.3,
    look: {
      contrast: 1.02,
      saturation: 1.06,
      vignette: 0.18,
      grain: 2,
      bloom: 0.4,
      shadows: [1, 4, 0],
      lights: [3, 4, -3],
    },
    behind: (stage) => {
      leaves(stage, ['#5d8f3a', '#a4cf62', '#e2f0a8'], '#eef6d0');
      paintBokeh(stage, ['#f2ffd0', '#d6f0a0', '#fffbe0'], 34, 640);
    },
  },
  'studio-fashion': {
    mood: 'studio',
    light: {
      side: 1,
      lit: [255, 250, 246],
      shade: [232, 214, 214],
      rim: [255, 226, 220],
      rimStrength: 0.35,
    },
    tone: { contrast: 0.3, brightness: 0.08 },
    spill: 0.12,
    look: {
      contrast: 1.12,
      saturation: 1.08,
      vignette: 0.42,
      grain: 1.5,
      bloom: 0.16,
      shadows: [4, -3, 0],
      lights: [4, 1, -2],
    },
    behind: (stage) => {
      paintBackdrop(stage, rgb('#8e1420'), true);
      glow(stage.brush, { x: 512, y: 300, radius: 560, colour: '#d83a3a', strength: 0.45 });
    },
  },
  'urban-portrait': {
    mood: 'neon city street at dusk',
    light: {
      side: -1,
      lit: [255, 220, 176],
      shade: [112, 136, 196],
      rim: [110, 170, 255],
      rimStrength: 0.6,
    },
    tone: { brightness: -0.12, contrast: 0.15 },
    spill: 0.34,
    look: {
      contrast: 1.12,
      saturation: 1.04,
      vignette: 0.5,
      grain: 8,
      bloom: 0.6,
      shadows: [-6, 0, 14],
      lights: [12, 4, -10],
    },
    behind: (stage) => {
      paintPlace(stage, { blur: 17, zoom: 1.4, lift: 120 });
      glow(stage.brush, { x: 130, y: 430, radius: 420, colour: '#ffb45c', strength: 0.8 });
      paintBokeh(stage, ['#ff5a4a', '#ffb03a', '#ffd28a', '#6ab0ff'], 44, 860);
    },
  },
  'creative-abstract': {
    mood: 'dark studio at night',
    light: {
      side: -1,
      lit: [255, 255, 255],
      shade: [225, 225, 225],
      rim: [255, 255, 255],
      rimStrength: 0.12,
    },
    tone: { saturation: -0.62, contrast: 0.4, brightness: -0.05 },
    split: [
      [255, 66, 190],
      [40, 214, 255],
    ],
    spill: 0.5,
    look: {
      contrast: 1.16,
      saturation: 1.2,
      vignette: 0.6,
      grain: 5,
      bloom: 0.55,
      shadows: [2, -4, 8],
      lights: [0, 0, 4],
    },
    behind: (stage) => {
      fillDown(stage.brush, [
        [0, '#08060f'],
        [1, '#05040a'],
      ]);
      glow(stage.brush, { x: 150, y: 460, radius: 560, colour: '#d0187a', strength: 0.75 });
      glow(stage.brush, { x: 880, y: 460, radius: 560, colour: '#0a8ac0', strength: 0.8 });
      trails(stage);
    },
  },
  'business-professional': {
    mood: 'office at noon',
    light: {
      side: -1,
      lit: [250, 253, 255],
      shade: [206, 200, 194],
      rim: [236, 246, 255],
      rimStrength: 0.4,
    },
    spill: 0.24,
    look: {
      contrast: 1.04,
      saturation: 0.96,
      vignette: 0.2,
      grain: 2,
      bloom: 0.28,
      shadows: [0, 1, 3],
      lights: [2, 1, 0],
    },
    behind: (stage) => {
      paintSoft(stage, 17, (b) => {
        fillDown(b, [
          [0, '#b9c0c6'],
          [0.6, '#8f979e'],
          [1, '#5b6066'],
        ]);
        panes(b, {
          from: -40,
          to: 330,
          top: -20,
          bottom: 900,
          columns: 2,
          rows: 3,
          sky: ['#f5fbff', '#d6e6f0'],
          frame: '#5d656c',
          bar: 22,
        });
        panes(b, {
          from: 430,
          to: 1010,
          top: 120,
          bottom: 820,
          columns: 4,
          rows: 1,
          sky: ['#a9b6bf', '#7c8890'],
          frame: '#4a5158',
          bar: 10,
        });
        lamps(
          b,
          [
            [520, 120, 26],
            [690, 170, 20],
            [820, 205, 15],
            [912, 230, 12],
          ],
          '#ffd49a',
        );
      });
      glow(stage.brush, { x: 60, y: 380, radius: 520, colour: '#dcecf8', strength: 0.6 });
    },
  },
  'warm-natural': {
    mood: 'meadow in autumn at golden hour',
    light: {
      side: 1,
      lit: [255, 234, 196],
      shade: [214, 168, 136],
      rim: [255, 214, 128],
      rimStrength: 0.95,
    },
    tone: { warmth: 0.3 },
    spill: 0.5,
    look: {
      contrast: 1.0,
      saturation: 1.06,
      vignette: 0.3,
      grain: 3,
      bloom: 0.7,
      shadows: [12, 4, -2],
      lights: [12, 4, -16],
    },
    behind: (stage) => {
      fillDown(stage.brush, [
        [0, '#ffe0a4'],
        [0.4, '#ffcf86'],
        [0.56, '#e0a24e'],
        [1, '#8a5a22'],
      ]);
      grass(stage);
      glow(stage.brush, { x: 800, y: 250, radius: 560, colour: '#fff0c0', strength: 1 });
      paintBokeh(stage, ['#ffe2a0', '#ffcf80'], 30, 900);
    },
    front: (stage) =>
      glow(stage.brush, { x: 960, y: 90, radius: 620, colour: '#ffce7a', strength: 0.5 }),
  },
  'minimal-white': {
    mood: 'white studio',
    light: {
      side: 1,
      lit: [255, 255, 255],
      shade: [246, 246, 248],
      rim: [255, 255, 255],
      rimStrength: 0.1,
    },
    tone: { saturation: -0.28, brightness: 0.12, contrast: -0.1 },
    spill: 0.1,
    look: {
      contrast: 0.99,
      saturation: 0.94,
      vignette: 0,
      grain: 0.8,
      bloom: 0.06,
      shadows: [6, 6, 7],
      lights: [0, 0, 0],
    },
    behind: (stage) => {
      fillDown(stage.brush, [
        [0, '#fafafa'],
        [0.6, '#ffffff'],
        [1, '#f1f1f2'],
      ]);
    },
  },
} as const satisfies Readonly<Record<string, PortraitSet>>;
