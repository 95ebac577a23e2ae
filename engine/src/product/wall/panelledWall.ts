import { mix, rgb, scale, smoothstep, type Rgb } from '../../paint/colour.ts';
import { glow, type Area } from '../../sets/backdrops.ts';
import { paintLightCone } from '../../sets/lightCone.ts';
import type { Window } from '../../scene/window.ts';
import { duskBelow, lightWall } from './lightOnWall.ts';
import { paintRelief } from './relief.ts';
import { softOver } from './softOver.ts';
import type { Wall } from './wall.ts';

/** Satin paint of the velvet's green. */
const PAINT = rgb('#1d4a3e');
/** From the picture's border to the moulding, as a share of its shorter side; how wide the moulding is, in units. */
const INSET = 0.075;
const WIDE = 40;

/** Panelling painted in a dark green, one panel around what hangs, and a lamp above that shines down on it. */
export const panelledWall: Wall = {
  paint: (stage, { window }) => {
    const { brush } = stage;
    const panel = panelIn(window);
    paintRelief(stage, window, 'panelling', {
      side: 1,
      depth: 0.13,
      spotAt: (u, v, n) => {
        const at = inside(panel, u, v);
        return {
          out: profileAt(at) + n(u / 70, v / 64) * 0.5 + n(u / 3, v / 46) * 0.22,
          colour: shaded(at, 1 + n(u / 260, v / 230) * 0.03),
        };
      },
    });
    const middle = window.x + window.width / 2;
    const top = window.y;
    lightWall(brush, window, {
      side: 1,
      near: rgb('#6b5a3a'),
      nearStrength: 0.34,
      far: rgb('#1a1f22'),
      farStrength: 0.72,
    });
    paintLightCone(brush, {
      lamp: [
        [middle - 30, top - 160],
        [middle + 120, top - 160],
      ],
      end: [
        [middle - window.width * 0.46, top + window.height + 80],
        [middle + window.width * 0.52, top + window.height + 80],
      ],
      colours: { lamp: 'rgba(255,226,176,0.34)', end: 'rgba(255,226,176,0.02)' },
      fadeFrom: top,
      soft: 70,
    });
    glow(brush, {
      x: middle + 40,
      y: top + window.height * 0.3,
      radius: 520,
      colour: '#8a7448',
      strength: 0.36,
    });
    duskBelow(brush, window, { ink: [0, 6, 6], strength: 0.5, tall: 0.34 });
  },
  before: (stage, { window }) => {
    const { x, y, width, height } = window;
    const bottom = y + height;
    softOver(stage, window, 6, (b) => {
      b.fillStyle = '#101214';
      b.fillRect(x - 60, bottom - 30, width + 120, 100);
      // The edge of a console of black stone, and its brass rail, which is brightest below the lamp.
      const brass = b.createLinearGradient(x, 0, x + width, 0);
      for (const [at, tone] of [
        [0, '#5a431e'],
        [0.35, '#a67e3e'],
        [0.56, '#f0d290'],
        [0.75, '#b98e48'],
        [1, '#54401c'],
      ] as const)
        brass.addColorStop(at, tone);
      b.fillStyle = brass;
      b.fillRect(x - 60, bottom - 44, width + 120, 16);
    });
  },
  foot: 0.08,
  shadow: { right: -0.034, down: 0.075, blur: 13, strength: 0.86, ink: [0, 6, 6] },
};

/** Its upper edge is not seen: the lamp is there. */
function panelIn({ x, y, width, height }: Window): Area {
  const inset = Math.min(width, height) * INSET;
  return { x: x + inset, y: y + inset, width: width - inset * 2, height: height - inset * 2.2 };
}

/** How far inside the panel a place is, in units; below 0 on the frame around it. */
const inside = ({ x, y, width, height }: Area, u: number, v: number): number =>
  Math.min(u - x, x + width - u, v - y, y + height - v);

/** A moulding across: a bead, a hollow and a step down to the panel. */
function profileAt(at: number): number {
  if (at < 0) return 0;
  if (at > WIDE) return -3;
  const way = at / WIDE;
  const bead = Math.sin(Math.min(1, way / 0.42) * Math.PI) * 10;
  const step =
    -3 * smoothstep(0.42, 0.9, way) + Math.sin(Math.max(0, (way - 0.6) / 0.4) * Math.PI) * 2;
  return bead + step;
}

/** Less light gets into the corners of a moulding. */
function shaded(at: number, more: number): Rgb {
  const corner = Math.max(0, 1 - Math.abs(at) / 3) + Math.max(0, 1 - Math.abs(at - WIDE) / 5);
  return mix(scale(PAINT, more), [4, 12, 10], Math.min(1, corner) * 0.42);
}
