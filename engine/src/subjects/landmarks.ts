import { linear, rgb, type Rgb } from '../paint/colour.ts';
import { ball, box, drum, limb, paint, ring } from '../solid/kit.ts';
import type { Model, Pattern } from '../solid/model.ts';
import type { Part } from '../solid/part.ts';

export function balloon(tint: Rgb | null): Model {
  const inks = ['#d8432e', '#f2b53c', '#f5ead2', '#2f7a9a'].map((hex) => linear(rgb(hex)));
  if (tint !== null) inks[0] = linear(tint);
  const stripes: Pattern = (_, x, y, z) => {
    const gore = Math.floor(((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 16);
    const band = y > 0.8 && y < 0.87;
    const ink = band
      ? inks[2]
      : inks[gore % 4 === 0 ? 0 : gore % 4 === 1 ? 1 : gore % 4 === 2 ? 0 : 3];
    const seam =
      Math.abs(((((Math.atan2(z, x) + Math.PI) / (Math.PI * 2)) * 16) % 1) - 0.5) > 0.47 ? 0.72 : 1;
    const c = ink ?? [0.5, 0.1, 0.1];
    return [c[0] * seam, c[1] * seam, c[2] * seam];
  };
  const silk = paint('#d8432e', 0.15, { pattern: 0, glow: 0.1 });
  const wicker = paint('#8a5f36', 0.05);
  const rope = paint('#3a2c20', 0.05);
  return {
    patterns: [stripes],
    parts: [
      ball([0, 0.86, 0], [0.4, 0.39, 0.4], silk, 0.1),
      drum([0, 0.5, 0], 0.16, 0.1, 0.33, silk, 0.02, 0.14),
      ...(
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ] as const
      ).map(([a, b]) =>
        limb([a * 0.075, 0.12, b * 0.075], [a * 0.085, 0.36, b * 0.085], 0.006, 0.006, rope),
      ),
      box([0, 0.065, 0], [0.085, 0.065, 0.085], 0.02, wicker),
      box([0, 0.13, 0], [0.095, 0.014, 0.095], 0.012, paint('#5f3f24', 0.1)),
      ball([0, 0.3, 0], [0.02, 0.045, 0.02], paint('#ffd27a', 0, { glow: 1.4 })),
    ],
  };
}

export function lighthouse(tint: Rgb | null): Model {
  const red = linear(tint ?? rgb('#c23a2c'));
  const white: Rgb = [0.86, 0.83, 0.78];
  const bands: Pattern = (_, x, y, z) => {
    const door = y < 0.15 && Math.abs(x - 0.02) < 0.035 && z > 0;
    const pane =
      z > 0 && Math.abs(x - 0.02) < 0.018 && [0.3, 0.48, 0.64].some((h) => Math.abs(y - h) < 0.022);
    if (door) return [0.06, 0.035, 0.03];
    if (pane) return [0.5, 0.32, 0.1];
    return Math.floor(y / 0.147) % 2 === 0 ? white : red;
  };
  const dark = paint('#2a2c33', 0.4);
  return {
    patterns: [bands],
    parts: [
      drum([0, 0.36, 0], 0.37, 0.155, 0.098, paint('#ffffff', 0.15, { pattern: 0 }), 0.01),
      drum([0, 0.745, 0], 0.018, 0.14, 0.14, dark, 0.01),
      ring([0, 0.8, 0], 0.135, 0.006, dark),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
        limb(
          [Math.cos(k * 0.785) * 0.135, 0.75, Math.sin(k * 0.785) * 0.135],
          [Math.cos(k * 0.785) * 0.135, 0.8, Math.sin(k * 0.785) * 0.135],
          0.005,
          0.005,
          dark,
        ),
      ),
      drum([0, 0.82, 0], 0.06, 0.068, 0.068, paint('#ffe9a8', 0.8, { glow: 1.5 }), 0.01),
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        limb(
          [Math.cos(k * 1.047) * 0.072, 0.76, Math.sin(k * 1.047) * 0.072],
          [Math.cos(k * 1.047) * 0.072, 0.88, Math.sin(k * 1.047) * 0.072],
          0.006,
          0.006,
          dark,
        ),
      ),
      drum([0, 0.92, 0], 0.045, 0.1, 0.02, paint('#b23428', 0.3), 0.01),
      ball([0, 0.98, 0], [0.018, 0.018, 0.018], dark),
    ],
  };
}

export function robot(tint: Rgb | null): Model {
  const shell = paint('#d9dde2', 0.8, tint === null ? {} : { colour: linear(tint) });
  const joint = paint('#3a3f48', 0.5);
  const screen = paint('#0b1220', 1.2);
  const eye = paint('#5fe6ff', 0.5, { glow: 1.6 });
  const accent = paint('#e8762a', 0.6);
  const parts: Part[] = [
    box([0, 0.5, 0], [0.15, 0.16, 0.19], 0.08, shell, 0.02),
    box([0.15, 0.52, 0], [0.02, 0.06, 0.09], 0.015, joint, 0.005),
    ball([0.175, 0.52, 0], [0.012, 0.03, 0.03], accent, 0.003),
    limb([0, 0.64, 0], [0, 0.74, 0], 0.05, 0.05, joint),
    box([0, 0.85, 0], [0.15, 0.125, 0.19], 0.09, shell, 0.01),
    box([0.13, 0.85, 0], [0.035, 0.085, 0.145], 0.03, screen, 0.004),
    limb([0, 0.96, 0], [0, 1.04, 0], 0.012, 0.01, joint),
    ball([0, 1.05, 0], [0.03, 0.03, 0.03], accent, 0.004),
  ];
  for (const s of [1, -1]) {
    parts.push(
      ball([0.166, 0.862, 0.062 * s], [0.012, 0.034, 0.026], eye, 0.002),
      ball([0, 0.85, 0.2 * s], [0.05, 0.05, 0.03], accent, 0.004),
      ball([0, 0.6, 0.215 * s], [0.06, 0.06, 0.05], joint, 0.01),
      limb([0, 0.59, 0.235 * s], [0.03, 0.44, 0.27 * s], 0.042, 0.038, shell),
      limb([0.03, 0.44, 0.27 * s], [0.13, 0.34, 0.25 * s], 0.04, 0.046, shell, 0.02),
      ball([0.15, 0.32, 0.25 * s], [0.05, 0.045, 0.045], joint, 0.01),
      limb([0, 0.36, 0.09 * s], [0.01, 0.12, 0.1 * s], 0.05, 0.045, joint),
      limb([0.01, 0.2, 0.1 * s], [0.01, 0.1, 0.1 * s], 0.062, 0.072, shell),
      box([0.03, 0.045, 0.1 * s], [0.11, 0.045, 0.075], 0.035, shell, 0.02),
    );
  }
  return { patterns: [], parts };
}
