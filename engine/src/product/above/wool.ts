import { css, rgb, scale } from '../../paint/colour.ts';
import { createLayer, drawSoft } from '../../paint/layer.ts';
import { fractal, type Stage } from '../../scene/stage.ts';
import { glow, paintSurface, type Area } from '../../sets/backdrops.ts';
import type { Surface } from './surface.ts';

/** Of a stitch of the blanket, in units. */
const STITCH = { across: 62, down: 40 } as const;
/** Of a loop of the rug, in units. */
const LOOP = { wide: 13, tall: 9 } as const;
const YARN = rgb('#e6d6bc');

/** The light of a lamp on what this paints. */
const inLampLight =
  (paint: Surface['paint']): Surface['paint'] =>
  (stage, area) => {
    const { brush } = stage;
    paint(stage, area);
    glow(brush, { x: 850, y: 120, radius: 900, colour: '#ffb868', strength: 0.42 });
    glow(brush, { x: 80, y: 980, radius: 760, colour: '#8a5c48', strength: 0.7 }, 'multiply');
  };

/** A chunky knitted blanket. */
export const woolGround: Surface = {
  paint: inLampLight((stage, area) => {
    stage.brush.fillStyle = css(scale(YARN, 0.4));
    stage.brush.fillRect(area.x, area.y, area.width, area.height);
    stitches(stage, area);
  }),
  shadow: { right: -0.06, down: 0.08, blur: 14, strength: 0.66, ink: [40, 20, 10] },
  distance: { ink: [58, 36, 24], strength: 0.62 },
};

/** A rug with short loops in rows, for what is large: beside chunky stitches it would be taken for something small. */
export const woolRug: Surface = {
  ...woolGround,
  paint: inLampLight((stage, area) =>
    paintSurface(stage, area, 'rug', (u, v, n) => {
      const row = Math.floor(v / LOOP.tall);
      const [across, down] = [u / LOOP.wide + (row % 2) / 2, v / LOOP.tall];
      const bump = Math.abs(Math.sin(across * Math.PI) * Math.sin(down * Math.PI));
      const yarn = n(Math.floor(across) * 3.1, row * 2.7) * 0.08 + n(u / 4, v / 4) * 0.06;
      const trodden = fractal(n, u / 420, v / 360, 3) * 0.13;
      return scale(YARN, 0.6 + bump * 0.22 + yarn + trodden);
    }),
  ),
};

/** Each stitch is two fat strands that meet below, as knitting has them. */
function stitches(stage: Stage, area: Area): void {
  const lot = stage.random.fork('wool');
  const layer = createLayer(area.width, area.height);
  const b = layer.brush;
  b.translate(-area.x, -area.y);
  // Whole stitches from the same place, whatever part of the blanket is seen.
  const first = { x: stepBefore(area.x, STITCH.across), y: stepBefore(area.y, STITCH.down) };
  for (let y = first.y - 40; y < area.y + area.height + 40; y += STITCH.down)
    for (let x = first.x; x < area.x + area.width + STITCH.across; x += STITCH.across)
      for (const side of [-1, 1]) {
        const tone = lot.between(0.84, 1.02) * (side > 0 ? 0.9 : 1);
        b.save();
        b.translate(x + side * 14 + lot.bell() * 1.5, y + lot.bell() * 1.5);
        b.rotate(side * -0.52);
        const round = b.createLinearGradient(-15, 0, 15, 0);
        round.addColorStop(0, css(scale(YARN, tone * 0.58)));
        round.addColorStop(0.42, css(scale(YARN, tone * 1.06)));
        round.addColorStop(1, css(scale(YARN, tone * 0.56)));
        b.fillStyle = round;
        b.beginPath();
        b.ellipse(0, 0, 14.5, 32, 0, 0, 7);
        b.fill();
        b.strokeStyle = css(scale(YARN, tone * 0.74), 0.5);
        b.lineWidth = 1.2;
        for (const turn of [-7, 0, 7]) {
          b.beginPath();
          b.moveTo(turn - 5, -20);
          b.quadraticCurveTo(turn + 6, 0, turn - 3, 21);
          b.stroke();
        }
        b.restore();
      }
  drawSoft(stage.brush, layer.canvas, 0.8, area.x, area.y);
}

const stepBefore = (at: number, step: number): number => Math.floor(at / step) * step;
