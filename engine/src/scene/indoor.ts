import { css, mix, rgb, scale, type Rgb } from '../paint/colour.ts';
import { createLayer, drawBlurred } from '../paint/layer.ts';
import { fractal, noiseFrom, SIDE, type Stage } from './stage.ts';

export interface Room {
  readonly wall: string;
  readonly accent: string;
  readonly wood: string;
  readonly lights: readonly [string, ...string[]];
  readonly shelves: boolean;
}

/** Indoors, out of focus: shelves, lamps and a bright window behind bokeh. */
export function paintBlurredRoom(stage: Stage, room: Room, tableTop: number): void {
  const { brush, light, zoom } = stage;
  const random = stage.random.fork('room');
  const half = createLayer(SIDE / 2, SIDE / 2);
  const b = half.brush;
  b.scale(0.5, 0.5);
  const night = light.lamps;
  const wall = scale(rgb(room.wall), night ? 0.55 : 0.95);
  const fill = b.createLinearGradient(0, 0, SIDE, SIDE);
  fill.addColorStop(0, css(scale(wall, 0.72)));
  fill.addColorStop(0.6, css(wall));
  fill.addColorStop(1, css(scale(wall, 0.55)));
  b.fillStyle = fill;
  b.fillRect(0, 0, SIDE, SIDE);
  // A window shows the hour outside.
  const wx = random.between(90, 180);
  const pane = b.createLinearGradient(0, 60, 0, 560);
  pane.addColorStop(0, css(light.sky[1]));
  pane.addColorStop(0.7, css(light.sky[2]));
  pane.addColorStop(1, css(light.sky[3]));
  b.fillStyle = pane;
  b.fillRect(wx, 70, 300, 500);
  b.fillStyle = css(scale(rgb(room.wood), 0.6));
  for (const x of [wx - 12, wx + 142, wx + 296]) b.fillRect(x, 60, 16, 520);
  for (const y of [58, 300, 566]) b.fillRect(wx - 12, y, 324, 14);
  if (room.shelves) {
    for (let row = 0; row < 4; row++) {
      const y = 150 + row * 130;
      b.fillStyle = css(scale(rgb(room.wood), 0.55));
      b.fillRect(600, y, 460, 16);
      for (let x = 608; x < 1020; x += random.between(16, 34)) {
        b.fillStyle = css(
          scale(
            rgb(
              random.pick([
                '#a0522d',
                '#c9a26a',
                '#5f7a6a',
                '#8a3f34',
                '#3f566a',
                '#d9c7a0',
                '#6a4a6a',
              ]),
            ),
            night ? 0.6 : 0.9,
          ),
        );
        const h = random.between(50, 100);
        b.fillRect(x, y - h, random.between(10, 24), h);
      }
    }
  }
  for (let i = 0; i < 3; i++) {
    const x = 520 + i * 190;
    b.strokeStyle = css([30, 22, 18], 0.8);
    b.lineWidth = 4;
    b.beginPath();
    b.moveTo(x, 0);
    b.lineTo(x, 120);
    b.stroke();
    const glow = b.createRadialGradient(x, 150, 4, x, 150, 150);
    glow.addColorStop(0, css(rgb('#fff0c8'), 0.95));
    glow.addColorStop(0.18, css(rgb(room.lights[0]), 0.7));
    glow.addColorStop(1, css(rgb(room.lights[0]), 0));
    b.fillStyle = glow;
    b.fillRect(x - 160, 0, 320, 320);
  }
  drawBlurred(brush, half.canvas, 15 * zoom, -20, -20, SIDE + 40, SIDE + 40);
  paintBokeh(stage, room.lights, night ? 34 : 20, tableTop - 60);
}

/** Discs of out-of-focus light. */
export function paintBokeh(
  stage: Stage,
  palette: readonly [string, ...string[]],
  count: number,
  bottom: number,
): void {
  const { brush } = stage;
  const random = stage.random.fork('bokeh');
  brush.save();
  brush.globalCompositeOperation = 'screen';
  for (let i = 0; i < count; i++) {
    const colour: Rgb = mix(rgb(random.pick(palette)), [255, 240, 214], random.next() * 0.4);
    const r = random.between(9, 42);
    const x = random.between(0, SIDE);
    const y = random.between(20, bottom);
    const disc = brush.createRadialGradient(x, y, 0, x, y, r);
    const a = random.between(0.06, 0.26);
    disc.addColorStop(0, css(colour, a * 0.8));
    disc.addColorStop(0.78, css(colour, a * 0.9));
    disc.addColorStop(0.9, css(colour, a));
    disc.addColorStop(1, css(colour, 0));
    brush.fillStyle = disc;
    brush.beginPath();
    brush.arc(x, y, r, 0, 7);
    brush.fill();
  }
  brush.restore();
}

/** A table seen from a little above: planks, grain and a soft sheen. */
export function paintTable(stage: Stage, top: number, wood: string): void {
  const { brush, light } = stage;
  const random = stage.random.fork('table');
  const noise = noiseFrom(random);
  const base = scale(rgb(wood), light.lamps ? 0.75 : 1.05);
  const fill = brush.createLinearGradient(0, top, 0, SIDE);
  fill.addColorStop(0, css(scale(base, 0.62)));
  fill.addColorStop(0.25, css(base));
  fill.addColorStop(1, css(scale(base, 0.5)));
  brush.fillStyle = fill;
  brush.fillRect(0, top, SIDE, SIDE - top);
  for (let i = 0; i < 620; i++) {
    const near = random.next();
    const y = top + near * near * (SIDE - top);
    const x = random.between(-100, SIDE);
    const w = random.between(60, 320) * (0.4 + near);
    const tone = fractal(noise, x / 400, y / 26, 3);
    brush.strokeStyle = css(
      tone > 0 ? scale(base, 1.35) : scale(base, 0.45),
      0.08 + Math.abs(tone) * 0.22,
    );
    brush.lineWidth = 0.6 + near * 2.4;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + w / 2, y + tone * 6, x + w, y + random.bell() * 1.5);
    brush.stroke();
  }
  brush.fillStyle = css(scale(base, 0.28), 0.55);
  for (const k of [0.12, 0.34, 0.68]) brush.fillRect(0, top + k * (SIDE - top), SIDE, 1 + k * 3);
  const sheen = brush.createRadialGradient(SIDE * 0.36, top + 30, 10, SIDE * 0.36, top + 30, 480);
  sheen.addColorStop(0, 'rgba(255,236,205,0.34)');
  sheen.addColorStop(1, 'rgba(255,236,205,0)');
  brush.fillStyle = sheen;
  brush.fillRect(0, top, SIDE, SIDE - top);
  brush.fillStyle = css(scale(base, 0.35), 0.9);
  brush.fillRect(0, top - 2, SIDE, 3);
}

/** A seamless backdrop, lighter behind the subject. */
export function paintBackdrop(stage: Stage, colour: Rgb, wall: boolean): void {
  const { brush } = stage;
  brush.fillStyle = css(colour);
  brush.fillRect(0, 0, SIDE, SIDE);
  const glow = brush.createRadialGradient(
    SIDE * 0.5,
    SIDE * 0.42,
    40,
    SIDE * 0.5,
    SIDE * 0.5,
    SIDE * 0.78,
  );
  glow.addColorStop(0, css(mix(colour, [255, 255, 255], 0.55), 0.9));
  glow.addColorStop(0.55, css(colour, 0.2));
  glow.addColorStop(1, css(scale(colour, 0.62), 0.85));
  brush.fillStyle = glow;
  brush.fillRect(0, 0, SIDE, SIDE);
  if (wall) return;
  const floor = brush.createLinearGradient(0, SIDE * 0.66, 0, SIDE);
  floor.addColorStop(0, css(scale(colour, 0.82), 0));
  floor.addColorStop(0.12, css(scale(colour, 0.9), 0.45));
  floor.addColorStop(0.4, css(mix(colour, [255, 255, 255], 0.3), 0.4));
  floor.addColorStop(1, css(scale(colour, 0.72), 0.4));
  brush.fillStyle = floor;
  brush.fillRect(0, SIDE * 0.66, SIDE, SIDE * 0.34);
}

/** A tall window with its sill; whatever was painted before is the view. */
export function paintWindowFrame(stage: Stage, sill: number): void {
  const { brush, light, zoom } = stage;
  const view = createLayer(stage.layer.canvas.width / 2, stage.layer.canvas.height / 2);
  view.brush.drawImage(stage.layer.canvas, 0, 0, view.canvas.width, view.canvas.height);
  drawBlurred(brush, view.canvas, 5 * zoom, -6, -6, SIDE + 12, SIDE + 12);
  const room = scale(rgb('#d8c2a4'), light.lamps ? 0.45 : 0.62);
  const frame = mix(scale(rgb('#f4ece0'), light.lamps ? 0.55 : 0.85), light.haze, 0.12);
  brush.fillStyle = css(room);
  brush.fillRect(0, 0, 92, SIDE);
  brush.fillRect(SIDE - 92, 0, 92, SIDE);
  brush.fillRect(0, sill + 74, SIDE, SIDE);
  const bar = (x: number, y: number, w: number, h: number): void => {
    const g = brush.createLinearGradient(x, y, w > h ? x : x + w, w > h ? y + h : y);
    g.addColorStop(0, css(scale(frame, 1.1)));
    g.addColorStop(0.5, css(frame));
    g.addColorStop(1, css(scale(frame, 0.6)));
    brush.fillStyle = g;
    brush.fillRect(x, y, w, h);
  };
  bar(80, 0, 34, sill);
  bar(SIDE - 114, 0, 34, sill);
  bar(SIDE / 2 - 12, 0, 24, sill);
  bar(80, 250, SIDE - 160, 20);
  bar(30, sill, SIDE - 60, 78);
  brush.fillStyle = 'rgba(20,14,10,0.35)';
  brush.fillRect(30, sill + 78, SIDE - 60, 16);
  for (const side of [0, 1]) {
    const x = side === 0 ? 0 : SIDE - 150;
    const g = brush.createLinearGradient(x, 0, x + 150, 0);
    for (let i = 0; i <= 6; i++)
      g.addColorStop(
        i / 6,
        css(scale(rgb('#c9a08a'), (i % 2 === 0 ? 0.5 : 0.85) * (light.lamps ? 0.7 : 1)), 0.98),
      );
    brush.fillStyle = g;
    brush.beginPath();
    brush.moveTo(x, 0);
    brush.lineTo(x + 150, 0);
    brush.bezierCurveTo(
      x + (side === 0 ? 120 : 60),
      420,
      x + (side === 0 ? 150 : 0),
      700,
      x + (side === 0 ? 90 : 60),
      SIDE,
    );
    brush.lineTo(side === 0 ? 0 : SIDE, SIDE);
    brush.lineTo(side === 0 ? 0 : SIDE, 0);
    brush.fill();
  }
}
