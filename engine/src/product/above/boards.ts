import type { Brush } from '../../paint/layer.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { glow, paintSoft, type Area } from '../../sets/backdrops.ts';
import { fromAbove } from '../../sets/groundView.ts';
import { paintPlanks, type Planks } from '../../sets/planks.ts';
import { paintCloth } from '../scenes/kitchenThings.ts';
import type { Surface } from './surface.ts';

/** A floor's boards. */
const FLOORBOARDS = { width: 120, lengths: [900, 1700], figure: 1 } as const;
export const OAK = { pale: '#e0c7a2', dark: '#ab8256' } as const;
export const WALNUT = { pale: '#8a6144', dark: '#4d3122' } as const;

/** A pale oak worktop in the sun, with a cloth at its corner: beside a sprig anything has a size. */
export const oakGround: Surface = {
  paint: (stage, area) => {
    paintBoards(stage, area, { wood: OAK, width: 300, figure: 2 });
    sunlight(stage, area);
  },
  things: paintCloth,
  shadow: { right: 0.06, down: 0.08, blur: 13, strength: 0.5, ink: [62, 40, 22] },
  distance: { ink: [255, 244, 222], strength: 0.34 },
};

/** A walnut desk in the afternoon, with a notebook, which may be of any size. */
export const walnutGround: Surface = {
  paint: (stage, area) => {
    paintBoards(stage, area, { wood: WALNUT, width: 512, figure: 2 });
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
    paintBoards(stage, area, { wood: OAK, ...FLOORBOARDS });
    sunlight(stage, area);
  },
  things: undefined,
};

export const walnutFloor: Surface = {
  ...walnutGround,
  paint: (stage, area) => {
    paintBoards(stage, area, { wood: WALNUT, ...FLOORBOARDS });
    windowAndLamp(stage.brush);
  },
  things: undefined,
};

/** The cool window and the warm lamp of the desk. */
function windowAndLamp(brush: Brush): void {
  glow(brush, { x: 820, y: 160, radius: 760, colour: '#b8d2ee', strength: 0.34 });
  glow(brush, { x: 120, y: 900, radius: 520, colour: '#ff9c48', strength: 0.3 });
}

/** The grain runs across the picture. */
const paintBoards = ({ brush, random }: Stage, area: Area, planks: Planks): void =>
  paintPlanks(brush, random.fork('boards'), planks, fromAbove(area));

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
