import { css, mix, rgb } from '../paint/colour.ts';
import { createLayer, type Brush, type Layer } from '../paint/layer.ts';
import { VEIL } from '../prompt/legible.ts';
import type { Lettering } from '../prompt/readLettering.ts';
import { createRandom, hashText, type Random } from '../random.ts';
import { renderScene, type RenderOptions } from '../renderText.ts';
import { SIDE } from '../scene/stage.ts';
import { roomOf, type Room } from '../scene/window.ts';
import { colourwayFor, type Colourway } from './colourways.ts';
import { fitText, leadingOf } from './fitText.ts';
import { GROUNDS, plain as plainGround } from './grounds.ts';
import { posterFont, type Face } from './posterFont.ts';
import { veilFor } from './veil.ts';

const FACES: readonly [Face, ...Face[]] = ['condensed', 'wide', 'serif'];
const MARGIN = 96;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sets the quoted words in type, as large as they fit. Null when the signal stopped it. */
export async function drawLettering(
  lettering: Lettering,
  options: RenderOptions,
): Promise<Layer | null> {
  const { size, shape, seed, signal } = options;
  const room = roomOf(shape);
  const random = createRandom(hashText(lettering.texts.join('\n'), seed));
  const layer = await behind(lettering, options);
  if (layer === null || signal.aborted) return null;
  const { brush } = layer;
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.scale(size / SIDE, size / SIDE);
  const over = lettering.backdrop !== null;
  const colours = over ? onPicture(lettering) : colourwayFor(lettering, random.fork('colours'));
  const face = random.fork('face').pick(FACES);
  const area = over
    ? scrim(layer, colours, room)
    : lettering.board === 'sign'
      ? plate(brush, colours, room)
      : poster(brush, colours, random, { room, plain: lettering.plain });
  const left = !over && lettering.board !== 'sign' && random.fork('align').chance(0.45);
  typeset(brush, { lettering, colours, face, area, left });
  return layer;
}

async function behind({ backdrop }: Lettering, options: RenderOptions): Promise<Layer | null> {
  if (backdrop !== null) return renderScene(backdrop, options);
  const { width, height } = roomOf(options.shape);
  const zoom = options.size / SIDE;
  return createLayer(Math.round(width * zoom), Math.round(height * zoom));
}

/** White words, or those of the colour asked for, on a darkened picture. */
const onPicture = ({ ink }: Lettering): Colourway => ({
  ground: rgb('#101014'),
  ink: ink ?? rgb('#ffffff'),
  accent: ink ?? rgb('#ffffff'),
});

/** As wide as a square has it, less where the picture is narrower. */
const marginOf = ({ width, height }: Room): number => (MARGIN * Math.min(width, height)) / SIDE;

function scrim(layer: Layer, { ink }: Colourway, room: Room): Area {
  const { width, height } = room;
  const { brush } = layer;
  brush.fillStyle = css(VEIL, veilFor(layer, ink));
  brush.fillRect(0, 0, width, height);
  const margin = marginOf(room);
  return { x: margin, y: height * 0.18, width: width - margin * 2, height: height * 0.64 };
}

function poster(
  brush: Brush,
  colours: Colourway,
  random: Random,
  { room, plain }: { readonly room: Room; readonly plain: boolean },
): Area {
  const { width, height } = room;
  const { ink } = colours;
  const margin = marginOf(room);
  const ground = plain ? plainGround : random.fork('ground').pick(GROUNDS);
  ground(brush, colours, random.fork('shapes'), room);
  if (!plain && random.fork('frame').chance(0.4)) {
    brush.strokeStyle = css(ink);
    brush.lineWidth = 6;
    const inset = (44 * margin) / MARGIN;
    brush.strokeRect(inset, inset, width - inset * 2, height - inset * 2);
  }
  return { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 };
}

/** Where the plate hangs: of the same proportions as far as there is room. */
function plateIn({ width, height }: Room): Area {
  const side = (110 * Math.min(width, height)) / SIDE;
  const tall = Math.min(SIDE - 540, height * 0.68);
  return { x: side, y: (height - tall) / 2, width: width - side * 2, height: tall };
}

/** A plate with rounded corners and two screws, on a wall. */
function plate(brush: Brush, { ground, ink }: Colourway, room: Room): Area {
  const wall = brush.createLinearGradient(0, 0, room.width, room.height);
  wall.addColorStop(0, '#d9d4ca');
  wall.addColorStop(1, '#b9b2a6');
  brush.fillStyle = wall;
  brush.fillRect(0, 0, room.width, room.height);
  const area = plateIn(room);
  brush.save();
  brush.shadowColor = 'rgba(20,16,10,0.45)';
  brush.shadowBlur = 40;
  brush.shadowOffsetY = 22;
  brush.fillStyle = css(ground);
  brush.beginPath();
  brush.roundRect(area.x, area.y, area.width, area.height, 44);
  brush.fill();
  brush.restore();
  brush.strokeStyle = css(ink);
  brush.lineWidth = 8;
  brush.beginPath();
  brush.roundRect(area.x + 22, area.y + 22, area.width - 44, area.height - 44, 28);
  brush.stroke();
  for (const x of [area.x + 62, area.x + area.width - 62]) {
    brush.fillStyle = css(mix(ink, ground, 0.35));
    brush.beginPath();
    brush.arc(x, area.y + area.height / 2, 11, 0, Math.PI * 2);
    brush.fill();
  }
  return { x: area.x + 104, y: area.y + 62, width: area.width - 208, height: area.height - 124 };
}

interface Setting {
  readonly lettering: Lettering;
  readonly colours: Colourway;
  readonly face: Face;
  readonly area: Area;
  readonly left: boolean;
}

/** The first text as large as it goes, the others below it, a short rule between them. */
function typeset(brush: Brush, { lettering, colours, face, area, left }: Setting): void {
  const [headline = '', ...others] = lettering.texts;
  const share = others.length === 0 ? 1 : 0.68;
  const room = { width: area.width, height: area.height * share, largest: 420 };
  const head = fitText(brush, headline, face, room);
  const gap = others.length === 0 ? 0 : 56;
  const each = (area.height - head.height - gap) / Math.max(1, others.length);
  const small = others.map((text) =>
    fitText(brush, text, face, {
      width: area.width,
      height: Math.min(each, area.height * 0.2),
      largest: Math.min(84, head.size * 0.6),
    }),
  );
  const total = head.height + gap + small.reduce((sum, { height }) => sum + height * 1.15, 0);
  let y = area.y + (area.height - total) / 2;
  const x = left ? area.x : area.x + area.width / 2;
  brush.textAlign = left ? 'left' : 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = css(colours.ink);
  const write = (lines: readonly string[], size: number): void => {
    brush.font = posterFont(face, size);
    for (const line of lines) {
      const step = size * leadingOf(face);
      brush.fillText(line, x, y + step / 2);
      y += step;
    }
  };
  write(head.lines, head.size);
  if (others.length === 0) return;
  brush.fillStyle = css(colours.accent);
  brush.fillRect(left ? x : x - 60, y + gap / 2 - 5, 120, 10);
  brush.fillStyle = css(colours.ink);
  y += gap;
  for (const { lines, size, height } of small) {
    write(lines, size);
    y += height * 0.15;
  }
}
