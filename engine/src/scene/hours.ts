import type { TimeOfDay } from '../prompt/scene.ts';

interface Hour {
  readonly sky: readonly [string, string, string, string];
  readonly glow: string;
  readonly glowStrength: number;
  readonly disc: 'sun' | 'moon';
  /** Height of the disc, 0 at the horizon, 1 at the top. */
  readonly height: number;
  readonly discColour: string;
  readonly cloudLit: string;
  readonly cloudShade: string;
  readonly cover: number;
  readonly haze: string;
  readonly hazeStrength: number;
  readonly sunlit: string;
  readonly shade: string;
  readonly key: readonly [string, number];
  readonly fill: readonly [string, number];
  readonly rim: readonly [string, number];
  readonly stars: number;
  readonly lamps: boolean;
  readonly shadow: number;
}

export const hours: Record<TimeOfDay, Hour> = {
  dawn: {
    sky: ['#5f86b8', '#a9b8d2', '#f3c9b4', '#ffe0b0'],
    glow: '#ffd9a0',
    glowStrength: 0.75,
    disc: 'sun',
    height: 0.1,
    discColour: '#fff1cf',
    cloudLit: '#ffe3cf',
    cloudShade: '#a99bb5',
    cover: 0.42,
    haze: '#e6cdc9',
    hazeStrength: 0.85,
    sunlit: '#ffe6cc',
    shade: '#7f86a6',
    key: ['#ffe0bc', 1.5],
    fill: ['#a9bbe0', 0.5],
    rim: ['#ffcf96', 1.5],
    stars: 0,
    lamps: false,
    shadow: 0.4,
  },
  day: {
    sky: ['#2f74c4', '#64a3de', '#a9d0ee', '#e3f1f7'],
    glow: '#fff6dc',
    glowStrength: 0.4,
    disc: 'sun',
    height: 1.3,
    discColour: '#fffdf2',
    cloudLit: '#ffffff',
    cloudShade: '#b9c8da',
    cover: 0.5,
    haze: '#cfe2ee',
    hazeStrength: 0.8,
    sunlit: '#fffaf0',
    shade: '#8fa3bd',
    key: ['#fff3dc', 2.1],
    fill: ['#a5c8ee', 0.6],
    rim: ['#fff6e0', 1.1],
    stars: 0,
    lamps: false,
    shadow: 0.48,
  },
  noon: {
    sky: ['#1f6cc2', '#4d9be0', '#93c9ee', '#dcecef'],
    glow: '#fffbe8',
    glowStrength: 0.5,
    disc: 'sun',
    height: 1.34,
    discColour: '#ffffff',
    cloudLit: '#ffffff',
    cloudShade: '#c3d0dc',
    cover: 0.22,
    haze: '#dbe6e6',
    hazeStrength: 0.7,
    sunlit: '#fffdf4',
    shade: '#94a3b4',
    key: ['#fffaf0', 2.5],
    fill: ['#b5cfea', 0.6],
    rim: ['#ffffff', 1],
    stars: 0,
    lamps: false,
    shadow: 0.58,
  },
  golden: {
    sky: ['#4a7fb5', '#93aec4', '#f2cf9c', '#ffd083'],
    glow: '#ffc66a',
    glowStrength: 0.85,
    disc: 'sun',
    height: 0.24,
    discColour: '#fff3cf',
    cloudLit: '#ffe2ae',
    cloudShade: '#9a94a4',
    cover: 0.45,
    haze: '#f0cf9f',
    hazeStrength: 0.8,
    sunlit: '#ffdca6',
    shade: '#7d7a8c',
    key: ['#ffc987', 2.1],
    fill: ['#9fb2d4', 0.5],
    rim: ['#ffbe66', 2],
    stars: 0,
    lamps: false,
    shadow: 0.5,
  },
  sunset: {
    sky: ['#2f2a63', '#87407f', '#ec6f60', '#ffc06a'],
    glow: '#ff9d4f',
    glowStrength: 1,
    disc: 'sun',
    height: 0.1,
    discColour: '#fff0c4',
    cloudLit: '#ff9a77',
    cloudShade: '#5b3a70',
    cover: 0.56,
    haze: '#ee9273',
    hazeStrength: 0.8,
    sunlit: '#ffb890',
    shade: '#62568c',
    key: ['#ffc49a', 1.45],
    fill: ['#9a86c8', 0.52],
    rim: ['#ff9c4a', 2.6],
    stars: 0.25,
    lamps: true,
    shadow: 0.42,
  },
  dusk: {
    sky: ['#131d46', '#2f3f7a', '#7a6fa6', '#d99a94'],
    glow: '#e89a86',
    glowStrength: 0.6,
    disc: 'moon',
    height: 0.66,
    discColour: '#f6efe2',
    cloudLit: '#a88ab4',
    cloudShade: '#37406e',
    cover: 0.5,
    haze: '#7d76a4',
    hazeStrength: 0.85,
    sunlit: '#a7a3cc',
    shade: '#424a78',
    key: ['#b9bff0', 0.95],
    fill: ['#6f7fc0', 0.48],
    rim: ['#f0a898', 1.5],
    stars: 0.6,
    lamps: true,
    shadow: 0.4,
  },
  night: {
    sky: ['#050a1e', '#0c1a40', '#1a3366', '#34548a'],
    glow: '#9db8ea',
    glowStrength: 0.5,
    disc: 'moon',
    height: 0.72,
    discColour: '#f7f4e4',
    cloudLit: '#5f78ac',
    cloudShade: '#141f42',
    cover: 0.36,
    haze: '#2a4474',
    hazeStrength: 0.85,
    sunlit: '#8ea8da',
    shade: '#2a3866',
    key: ['#b5cbff', 1.05],
    fill: ['#4a66b0', 0.42],
    rim: ['#b4ccff', 1.9],
    stars: 1,
    lamps: true,
    shadow: 0.45,
  },
};

export const grey: Pick<Hour, 'sky' | 'haze' | 'cloudLit' | 'cloudShade'> = {
  sky: ['#6f7d8e', '#8f9ba8', '#b3bcc4', '#d2d6d8'],
  haze: '#bcc5cc',
  cloudLit: '#dfe3e6',
  cloudShade: '#7e8a97',
};

export const stormy: typeof grey = {
  sky: ['#1d2530', '#333f4c', '#566472', '#87939a'],
  haze: '#6f7c86',
  cloudLit: '#77848e',
  cloudShade: '#1e2630',
};
