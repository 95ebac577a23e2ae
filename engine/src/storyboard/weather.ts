import { PANEL, type Frame } from './frame.ts';
import { PAPER } from './pen.ts';
import { roofed } from './places.ts';

const { width: W, height: H } = PANEL;

/** Night, sun, moon and clouds: behind everything. */
export function sketchSky({ pen, panel, random, horizon }: Frame): void {
  if (roofed.has(panel.place) || panel.place === 'moon' || panel.place === 'space') return;
  const night = panel.time === 'night';
  if (night)
    pen.box(-8, -8, W + 16, horizon + 8, { weight: 1.1, hatch: 8, angle: -62, ink: '#8b898d' });
  const wet = panel.weather === 'rain' || panel.weather === 'storm' || panel.weather === 'snow';
  if (!wet) {
    const low = panel.time === 'sunset' || panel.time === 'dawn' || panel.time === 'golden';
    const [x, y] = [W * random.between(0.16, 0.36), low ? horizon - 14 : 46];
    if (low) pen.shape(halfDisc(x, horizon), { weight: 1.5, solid: PAPER, roughness: 0.6 });
    else pen.oval(x, y, 44, 44, { weight: 1.5, solid: PAPER });
    if (!night)
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * Math.PI * 2;
        if (low && Math.sin(a) > 0.1) continue;
        pen.line(
          [x + Math.cos(a) * 29, y + Math.sin(a) * 29],
          [x + Math.cos(a) * 42, y + Math.sin(a) * 42],
          { weight: 1 },
        );
      }
  }
  for (let i = 0; i < (wet ? 4 : 2); i++)
    cloud({
      pen,
      x: random.between(20, W - 60),
      y: random.between(24, 74),
      wide: random.between(46, 92),
      dark: wet,
    });
}

/** A rising or setting sun: what is above the horizon of it. */
const halfDisc = (x: number, horizon: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (1 + i / 14);
    return [x + Math.cos(a) * 34, horizon - 2 + Math.sin(a) * 34] as const;
  });

function cloud({
  pen,
  x,
  y,
  wide,
  dark,
}: {
  pen: Frame['pen'];
  x: number;
  y: number;
  wide: number;
  dark: boolean;
}): void {
  const points: readonly [number, number][] = [
    [x, y],
    [x + wide * 0.12, y - wide * 0.2],
    [x + wide * 0.36, y - wide * 0.18],
    [x + wide * 0.52, y - wide * 0.34],
    [x + wide * 0.8, y - wide * 0.16],
    [x + wide, y],
  ];
  pen.shape(points, { weight: 0.3, solid: PAPER, ...(dark ? { hatch: 5, angle: 20 } : {}) });
  pen.curve(points, { weight: 1.3 });
  pen.line([x, y], [x + wide, y], { weight: 1.2 });
}

/** Rain and snow fall before everything. */
export function sketchWeather({ pen, panel, random }: Frame): void {
  if (roofed.has(panel.place)) return;
  if (panel.weather === 'rain' || panel.weather === 'storm')
    for (let i = 0; i < 70; i++) {
      const [x, y] = [random.between(-10, W), random.between(-10, H)];
      const l = random.between(10, 24);
      pen.line([x, y], [x - l * 0.32, y + l], { weight: 0.9, ink: '#6a686c', roughness: 0.5 });
    }
  if (panel.weather === 'snow')
    for (let i = 0; i < 60; i++)
      pen.oval(random.between(0, W), random.between(0, H), 4, 4, { weight: 1, solid: PAPER });
  if (panel.weather === 'fog' || panel.weather === 'mist')
    for (let i = 0; i < 9; i++) {
      const y = random.between(H * 0.4, H * 0.9);
      const x = random.between(-40, W * 0.6);
      pen.curve(
        [
          [x, y],
          [x + 60, y - 5],
          [x + 120, y + 4],
          [x + 190, y],
        ],
        { weight: 1, ink: '#9a989c' },
      );
    }
}
