import type { Brush } from '../paint/layer.ts';
import type { Subject } from '../prompt/scene.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../scene/stage.ts';
import type { Sprite } from '../subjects/sprite.ts';
import { inkActor, inkFace } from './actors.ts';
import { PANEL, type Frame } from './frame.ts';
import { createPen, PAPER, type Pen } from './pen.ts';
import { penFace } from './penFace.ts';
import { sketches } from './places.ts';
import type { ShotId } from '../prompt/tables/shots.ts';
import type { Panel } from '../prompt/readStory.ts';
import { sketchSky, sketchWeather } from './weather.ts';

const { width: W, height: H } = PANEL;

/** Where the camera is: eye level, height of a grown person and their feet, in pixels. */
interface Camera {
  readonly horizon: number;
  readonly tall: number;
  readonly feet: number;
  readonly spots: readonly number[];
}

const CAMERAS: Readonly<Record<ShotId, Camera>> = {
  wide: { horizon: 178, tall: 142, feet: 268, spots: [0.4, 0.62, 0.22] },
  medium: { horizon: 164, tall: 300, feet: 350, spots: [0.36, 0.7, 0.9] },
  closeUp: { horizon: 150, tall: 300, feet: 318, spots: [0.5, 0.84, 0.14] },
  shoulder: { horizon: 160, tall: 220, feet: 292, spots: [0.68, 0.9, 0.5] },
  low: { horizon: 236, tall: 262, feet: 296, spots: [0.44, 0.7, 0.2] },
  high: { horizon: 56, tall: 132, feet: 236, spots: [0.44, 0.62, 0.28] },
};

interface Drawing {
  readonly panel: Panel;
  readonly stage: Stage;
  readonly seed: number;
  readonly random: Random;
  readonly name: string;
}

/** Draws one panel into the brush, whose origin is the panel's corner. */
export async function drawPanel(
  brush: Brush,
  { panel, stage, seed, random, name }: Drawing,
): Promise<void> {
  const pen = createPen(brush, name);
  const camera = CAMERAS[panel.shot];
  const frame: Frame = { pen, panel, random, horizon: camera.horizon };
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, W, H);
  brush.clip();
  brush.fillStyle = PAPER;
  brush.fillRect(0, 0, W, H);
  sketchSky(frame);
  sketches[panel.place](frame);
  if (panel.shot === 'closeUp') veil(brush);
  if (panel.shot === 'low') rays(pen, camera.horizon);
  await drawActors(brush, { panel, stage, seed, random, name }, camera, pen);
  sketchWeather(frame);
  brush.restore();
  pen.box(0, 0, W, H, { weight: 2.6, roughness: 0.7 });
}

async function drawActors(brush: Brush, drawing: Drawing, camera: Camera, pen: Pen): Promise<void> {
  const { panel, stage, seed } = drawing;
  const cast = panel.subjects;
  if (panel.shot === 'closeUp') {
    const hero = cast.findLast((s) => s.noun.thing.kind !== 'figure') ?? cast[0];
    if (hero === undefined) return;
    const face = inkFace({ subject: hero, stage, seed, tall: 330, facing: 1 });
    const sprite = face ?? (await inkActor({ subject: hero, stage, seed, tall: 236, facing: 1 }));
    put(brush, fitted(sprite, W * 0.86), { x: W * 0.5, y: face === null ? 282 : 336 });
    return;
  }
  const over = panel.shot === 'shoulder' && cast.length > 1 ? cast[0] : undefined;
  const seen = over === undefined ? cast : cast.slice(1);
  const order = seen
    .flatMap((subject) => Array.from({ length: Math.min(3, subject.count) }, () => subject))
    .slice(0, 4);
  const behind = order.filter(isBackdrop);
  for (const [n, subject] of behind.entries()) {
    const sprite = fitted(
      await inkActor({ subject, stage, seed, tall: camera.tall * 0.8, facing: -1 }),
      W * 0.46,
    );
    put(brush, sprite, { x: W * (0.8 - n * 0.6), y: camera.horizon + H * 0.18 });
  }
  for (const [n, subject] of order.filter((one) => !isBackdrop(one)).entries()) {
    const tall = camera.tall * statureOf(subject);
    const facing = n % 2 === 0 ? 1 : -1;
    const drawn = await inkActor({ subject, stage, seed, tall, facing });
    const sprite = fitted(drawn, W * 0.6);
    const x = (camera.spots[n] ?? 0.12 + n * 0.2) * W;
    const floats = subject.noun.medium === 'air';
    const table = subject.noun.medium === 'table' && order.length > 1;
    const y = floats
      ? camera.horizon * 0.7
      : table
        ? camera.feet - camera.tall * 0.46
        : camera.feet + n * 5;
    if (table) stand(pen, x, { top: y - 3, foot: camera.feet + 4, width: sprite.width * 1.5 });
    else if (!floats) shadow(pen, x, y, sprite.width);
    put(brush, sprite, { x, y });
    if (subject.noun.thing.kind === 'figure')
      penFace(pen, {
        subject,
        x,
        feet: y,
        tall: (tall * sprite.width) / drawn.width,
        facing,
      });
  }
  if (over !== undefined) shoulder(pen, over);
}

/** What people stand in front of. */
const BACKDROPS: ReadonlySet<string> = new Set([
  'tent',
  'house',
  'barn',
  'cabin',
  'windmill',
  'lighthouse',
  'car',
  'pickup',
]);

const isBackdrop = ({ noun: { thing } }: Subject): boolean =>
  thing.kind === 'solid' && BACKDROPS.has(thing.model);

/** Heights beside a grown person: a dog is not as tall as its owner. */
function statureOf({ noun, word, pose }: Subject): number {
  const { thing } = noun;
  if (thing.kind === 'figure') {
    const grown = thing.role === 'girl' || thing.role === 'boy' ? 0.72 : 1;
    return pose === 'kneel' ? grown * 0.76 : grown;
  }
  if (thing.kind === 'animal') {
    if (/elephant|giraffe|horse|camel|moose|bear|cow|bison|deer/u.test(word)) return 1.05;
    return /cat|kitten|rabbit|puppy|fox|bunny|hare/u.test(word) ? 0.36 : 0.5;
  }
  if (thing.kind === 'tree') return 1.5;
  if (noun.medium === 'table') return 0.17;
  if (thing.kind === 'solid')
    return thing.model === 'robot' ? 0.55 : Math.min(0.8, noun.share * 1.2);
  return Math.min(1.3, Math.max(0.3, noun.share * 1.6));
}

function fitted(sprite: Sprite, widest: number): Sprite {
  const k = Math.min(1, widest / sprite.width);
  return {
    ...sprite,
    width: sprite.width * k,
    height: sprite.height * k,
    footX: sprite.footX * k,
    footY: sprite.footY * k,
  };
}

function put(
  brush: Brush,
  { canvas, width, height, footX, footY }: Sprite,
  { x, y }: { x: number; y: number },
): void {
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvas, x - footX, y - footY, width, height);
}

function shadow(pen: Pen, x: number, y: number, width: number): void {
  const w = Math.min(150, width * 0.62);
  for (let i = 0; i < 5; i++)
    pen.line([x - w / 2 + i * 5, y + i * 2.4 - 2], [x + w / 2 - i * 3, y + i * 2.4 - 3], {
      weight: 1,
      ink: '#6a686c',
    });
}

/** A small table for what people hold, eat and drink. */
function stand(
  pen: Pen,
  x: number,
  { top, foot, width }: { top: number; foot: number; width: number },
): void {
  const half = Math.max(26, width / 2);
  for (const side of [-0.8, 0.8])
    pen.line([x + half * side, top + 6], [x + half * side * 1.08, foot], { weight: 2 });
  pen.box(x - half, top, half * 2, 7, { weight: 1.6, solid: PAPER });
}

/** The back of somebody's head and shoulder, near the lens. */
function shoulder(pen: Pen, { noun: { thing } }: Subject): void {
  const long = thing.kind === 'figure' && (thing.role === 'woman' || thing.role === 'girl');
  const back = Array.from({ length: 21 }, (_, i): readonly [number, number] => {
    const t = (i / 20) * 2 - 1;
    return [80 + t * 124, 196 + Math.pow(Math.abs(t), 2.6) * 116];
  });
  pen.shape([...back, [200, H + 10], [-40, H + 10]], {
    weight: 1.8,
    solid: PAPER,
    hatch: 6,
    angle: -30,
    roughness: 0.6,
  });
  const [hair, x] = [long ? 40 : 24, 86];
  const outline = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
    const a = Math.PI * (0.78 + (i / 24) * 1.44);
    const low = Math.max(0, Math.sin(a)) * hair;
    return [x + Math.cos(a) * 44, 138 + Math.sin(a) * 62 + low];
  });
  pen.shape(outline, {
    weight: 1.6,
    solid: PAPER,
    hatch: 4.6,
    angle: 74,
    cross: true,
    roughness: 0.5,
  });
}

/** A close-up's surroundings are only hinted at. */
function veil(brush: Brush): void {
  brush.fillStyle = 'rgba(253,252,249,0.62)';
  brush.fillRect(0, 0, W, H);
}

/** Lines that rush together above: the camera looks up. */
function rays(pen: Pen, horizon: number): void {
  for (const x of [-0.1, 0.12, 0.88, 1.1])
    pen.line([x * W, horizon], [W * (0.5 + (x - 0.5) * 0.5), 0], { weight: 0.8, ink: '#9a989c' });
}
