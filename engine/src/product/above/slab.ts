import { rgb } from '../../paint/colour.ts';
import { SIDE, type Stage } from '../../scene/stage.ts';
import { concreteAt, paintSoft, paintSurface, type Area } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

interface Joints {
  /** From above to below in the picture, and across it, in units. */
  readonly down: readonly number[];
  readonly across: readonly number[];
}

/** A joint is dark, with a light edge beside it, in units. */
const EDGES = [
  [0, 'rgba(60,62,66,0.55)'],
  [2.4, 'rgba(248,248,246,0.5)'],
] as const;

const slabOf = ({ down, across }: Joints): Surface => ({
  paint: (stage, area) => {
    const { brush } = stage;
    const floor = concreteAt(rgb('#c3c4c3'));
    paintSurface(stage, area, 'floor', floor);
    for (const [offset, ink] of EDGES) {
      brush.strokeStyle = ink;
      brush.lineWidth = 2.2;
      brush.beginPath();
      for (const x of down) {
        brush.moveTo(x + offset, area.y);
        brush.lineTo(x + offset, area.y + area.height);
      }
      for (const y of across) {
        brush.moveTo(area.x, y + offset);
        brush.lineTo(area.x + area.width, y + offset);
      }
      brush.stroke();
    }
    shade(stage, area);
  },
  shadow: { right: 0.052, down: 0.042, blur: 7, strength: 0.62, ink: [38, 40, 46] },
  distance: { ink: [96, 99, 106], strength: 0.5 },
});

/** A cast floor with one joint, under one hard light through a window. */
export const slabGround = slabOf({ down: [838], across: [] });

/** The same floor for what is large: from further away more of its joints are seen. */
export const slabFloor = slabOf({ down: [150, 856], across: [188, 894] });

/** How far beyond the square the shade goes, in units: the blur is not to show where it ends. */
const BEYOND = 20;

/** What the window's frame keeps the sun from: past three lines across the floor, as far as it goes. */
function shade(stage: Stage, area: Area): void {
  // How much further than the square the floor goes on, and so each line.
  const more = Math.max(
    0,
    -area.x,
    -area.y,
    area.x + area.width - SIDE,
    area.y + area.height - SIDE,
  );
  const [first, last] = [-BEYOND - more, SIDE + BEYOND + more];
  paintSoft(
    stage,
    7,
    (b) => {
      for (const corners of [
        [first, first, 300 + (more * 320) / 270, first, first, 250 + (more * 270) / 320],
        [760 - (more * 220) / 280, first, last, first, last, 330 + (more * 70) / 64, 980, 260],
        [first, 800 - (more * 244) / 270, 250 + (more * 270) / 244, last, first, last],
      ]) {
        b.beginPath();
        for (let i = 0; i < corners.length; i += 2) b.lineTo(corners[i] ?? 0, corners[i + 1] ?? 0);
        // Instead of what is there: where two of them meet it is no darker.
        for (const [how, ink] of [
          ['destination-out', '#000'],
          ['source-over', 'rgba(44,48,60,0.4)'],
        ] as const) {
          b.globalCompositeOperation = how;
          b.fillStyle = ink;
          b.fill();
        }
      }
    },
    area,
  );
}
