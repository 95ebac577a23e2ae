import { mix, rgb, scale, smoothstep, type Rgb } from '../../paint/colour.ts';
import type { Brush } from '../../paint/layer.ts';
import { fractal, SIDE, type Noise, type Stage } from '../../scene/stage.ts';
import { glow, paintSoft, paintSurface, type Area } from '../../sets/backdrops.ts';
import { paintCloth } from '../scenes/kitchenThings.ts';
import type { Surface } from './surface.ts';

/** A floor's boards: how wide they are, in units, and their wood. */
const FLOORBOARD = 120;
export const OAK = { pale: '#e0c7a2', dark: '#ab8256' } as const;
export const WALNUT = { pale: '#8a6144', dark: '#4d3122' } as const;

/** A pale oak worktop in the sun, with a cloth at its corner: beside a sprig anything has a size. */
export const oakGround: Surface = {
  paint: (stage, area) => {
    paintBoards(stage, area, boardsAt(rgb('#e2c79f'), rgb('#b98f5f'), 300));
    sunlight(stage, area);
  },
  things: paintCloth,
  shadow: { right: 0.06, down: 0.08, blur: 13, strength: 0.5, ink: [62, 40, 22] },
  distance: { ink: [255, 244, 222], strength: 0.34 },
};

/** A walnut desk in the afternoon, with a notebook, which may be of any size. */
export const walnutGround: Surface = {
  paint: (stage, area) => {
    paintBoards(stage, area, boardsAt(rgb('#7a5236'), rgb('#432a1b'), 512));
    windowAndLamp(stage.brush);
  },
  things: ({ brush }) => notebook(brush),
  shadow: { right: -0.06, down: 0.08, blur: 13, strength: 0.68, ink: [18, 10, 6] },
  distance: { ink: [30, 22, 20], strength: 0.5 },
};

/** Floors for what is large: narrower boards and nothing on them, so that it is not taken for something on a table. */
export const oakFloor: Surface = {
  ...oakGround,
  paint: (stage, area) => {
    paintBoards(stage, area, floorAt(OAK, FLOORBOARD));
    sunlight(stage, area);
  },
  things: undefined,
};

export const walnutFloor: Surface = {
  ...walnutGround,
  paint: (stage, area) => {
    paintBoards(stage, area, floorAt(WALNUT, FLOORBOARD));
    windowAndLamp(stage.brush);
  },
  things: undefined,
};

/** The cool window and the warm lamp of the desk. */
function windowAndLamp(brush: Brush): void {
  glow(brush, { x: 820, y: 160, radius: 760, colour: '#b8d2ee', strength: 0.34 });
  glow(brush, { x: 120, y: 900, radius: 520, colour: '#ff9c48', strength: 0.3 });
}

export interface Wood {
  readonly pale: string;
  readonly dark: string;
}

type Grain = (u: number, v: number, noise: Noise) => Rgb;

const paintBoards = (stage: Stage, area: Area, grain: Grain): void =>
  paintSurface(stage, area, 'boards', grain);

/** Boards side by side, each a piece of another tree; the grain runs across the picture. */
const boardsAt =
  (pale: Rgb, dark: Rgb, width: number): Grain =>
  (u, v, noise) => {
    const board = Math.floor((v + width * 0.36) / width);
    const within = (v + width * 0.36) / width - board;
    const along = u + board * 713;
    const bend = fractal(noise, along / 620, v / 110 + board * 9, 3);
    const ring = 0.5 + 0.5 * Math.sin(v / 9 + bend * 11 + board * 2);
    const fibre = 0.5 + 0.5 * noise(along / 70, v / 2.2);
    const seam = smoothstep(3.5, 0.5, Math.min(within, 1 - within) * width);
    const tone = 1 + noise(board * 5.3, 2.7) * 0.07 - seam * 0.55;
    return scale(mix(pale, dark, ring * ring * 0.5 + fibre * 0.24), tone);
  };

/** How much finer than on a table the grain is: a floor is further away. */
const FINER = 2.4;

/** The same wood, seen from where a floor is. */
export const floorAt = ({ pale, dark }: Wood, width: number): Grain => {
  const grain = boardsAt(rgb(pale), rgb(dark), width * FINER);
  return (u, v, noise) => grain(u * FINER, v * FINER, noise);
};

/** In units, where they begin at the square's upper edge. */
const PANES = { first: -180, apart: 430, width: 340 } as const;

/** The panes of a window, as light on the wood. */
function sunlight(stage: Stage, area: Area): void {
  const [top, end] = [area.y - 10, area.y + area.height + 10];
  // They lean: where a pane is, further down the picture it is further to the right.
  const lean = (y: number): number => ((y + 10) * 300) / (SIDE + 20);
  const first = PANES.first + Math.floor(area.x / PANES.apart) * PANES.apart;
  const right = area.x + area.width - lean(top);
  stage.brush.save();
  stage.brush.globalCompositeOperation = 'soft-light';
  paintSoft(
    stage,
    10,
    (b) => {
      b.fillStyle = 'rgba(255,240,206,0.6)';
      for (let x = first; x < right; x += PANES.apart) {
        b.beginPath();
        b.moveTo(x + lean(top), top);
        b.lineTo(x + PANES.width + lean(top), top);
        b.lineTo(x + PANES.width + lean(end), end);
        b.lineTo(x + lean(end), end);
        b.fill();
      }
    },
    area,
  );
  stage.brush.restore();
}

function notebook(b: Brush): void {
  b.save();
  b.translate(880, 62);
  b.rotate(0.21);
  b.save();
  b.shadowColor = 'rgba(14,8,5,0.7)';
  b.shadowBlur = 22;
  b.shadowOffsetX = -9;
  b.shadowOffsetY = 12;
  b.fillStyle = '#2f4a43';
  b.beginPath();
  b.roundRect(-150, -190, 380, 330, 14);
  b.fill();
  b.restore();
  b.fillStyle = 'rgba(12,24,20,0.55)';
  b.fillRect(-112, -190, 9, 330);
  b.restore();
}
