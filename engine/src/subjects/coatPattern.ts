import type { Rgb } from '../paint/colour.ts';
import type { Pattern } from '../solid/model.ts';
import type { Quadruped } from './animal.ts';

/** Stripes, spots and patches, painted in the animal's own space. */
export function patternOf(kind: Quadruped['pattern']): Pattern[] {
  const dark: Rgb = [0.012, 0.01, 0.01];
  if (kind === 'stripes' || kind === 'tabby') {
    const share = kind === 'stripes' ? 1 : 0.5;
    const often = kind === 'stripes' ? 19 : 27;
    return [
      (base, x, y, z) => {
        const wave = Math.sin(x * often + Math.sin(y * 6 + z * 3) * 1.9 + Math.abs(z) * 2);
        const t = Math.min(1, Math.max(0, wave * 2.4)) * share;
        return [
          base[0] + (dark[0] - base[0]) * t,
          base[1] + (dark[1] - base[1]) * t,
          base[2] + (dark[2] - base[2]) * t,
        ];
      },
    ];
  }
  if (kind === 'spots' || kind === 'patches' || kind === 'reticulated') {
    const f = { spots: 15, reticulated: 10, patches: 4.2 }[kind];
    const ink: Rgb = kind === 'reticulated' ? [0.2, 0.075, 0.02] : [0.024, 0.02, 0.02];
    return [
      (base, x, y, z) => {
        const v =
          Math.sin(x * f + Math.sin(y * f * 0.7) * 1.3) *
            Math.sin(y * f * 0.9 + Math.sin(z * f + x * 2) * 1.2) +
          0.35 * Math.sin(z * f * 0.8 + x * f * 0.4);
        const t = Math.min(1, Math.max(0, (v - 0.28) * 6)) * 0.9;
        return [
          base[0] + (ink[0] - base[0]) * t,
          base[1] + (ink[1] - base[1]) * t,
          base[2] + (ink[2] - base[2]) * t,
        ];
      },
    ];
  }
  return [];
}
