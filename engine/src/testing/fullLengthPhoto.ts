import sharp from 'sharp';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { createLayer, type Layer } from '../paint/layer.ts';
import { personOf } from '../portrait/drawPortraitShot.ts';
import { personPhoto } from './personPhoto.ts';

const SIZE = { width: 720, height: 1080 } as const;
const MIDDLE = SIZE.width / 2;
const CROWN = 60;
/** Crown to chin: a figure of seven heads. */
const HEAD = 132;
const HIPS = 545;
const ANKLES = 985;
const CLOTH = { trousers: ['#303d57', '#1d2638'], shoes: ['#4a382e', '#231a15'] } as const;
const SKIN = ['#e2b597', '#b98568'] as const;

type Point = readonly [x: number, y: number];

/** For tests and galleries: the drawn sitter of `personPhoto`, from head to shoes before a plain wall. */
export async function fullLengthPhoto(prompt?: string): Promise<SourceImage> {
  const sitter = await personOf(await personPhoto(prompt));
  if (sitter === null || sitter === 'not-alone') throw new Error('nobody is in the drawn photo');
  const layer = createLayer(SIZE.width, SIZE.height);
  paintWall(layer);
  const { canvas } = sitter.layer;
  const scale = HEAD / sitter.head.height;
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  paintBody(layer, { half: width / 2, chest: CROWN + height, cloth: clothOf(sitter.layer) });
  layer.brush.imageSmoothingQuality = 'high';
  layer.brush.drawImage(canvas, MIDDLE - width / 2, CROWN, width, height);
  const { data } = layer.brush.getImageData(0, 0, SIZE.width, SIZE.height);
  const bytes = await sharp(data, { raw: { ...SIZE, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}

function paintWall({ brush }: Layer): void {
  const wall = brush.createLinearGradient(0, 0, 0, SIZE.height);
  wall.addColorStop(0, '#cbc6bd');
  wall.addColorStop(0.86, '#b8b2a8');
  wall.addColorStop(0.88, '#9d958a');
  wall.addColorStop(1, '#8b8378');
  brush.fillStyle = wall;
  brush.fillRect(0, 0, SIZE.width, SIZE.height);
}

/** What the sitter wears, light and in shadow: the body goes on in it. */
function clothOf({ brush, canvas }: Layer): readonly [string, string] {
  const { width, height } = canvas;
  const [red = 0, green = 0, blue = 0] = brush.getImageData(width * 0.3, height - 14, 1, 1).data;
  const shade = (by: number): string => `rgb(${red * by},${green * by},${blue * by})`;
  return [shade(1), shade(0.72)];
}

interface Body {
  /** Half the shoulders. */
  readonly half: number;
  /** Where the sitter's own picture ends. */
  readonly chest: number;
  readonly cloth: readonly [string, string];
}

function paintBody(layer: Layer, { half, chest, cloth }: Body): void {
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [MIDDLE + side * x, y];
    fill(layer, CLOTH.shoes, [at(14, ANKLES), at(54, ANKLES), at(76, 1024), at(10, 1026)]);
    fill(layer, CLOTH.trousers, [
      at(-3, HIPS - 20),
      at(78, HIPS - 20),
      at(76, 700),
      at(66, 800),
      at(57, ANKLES + 8),
      at(14, ANKLES + 8),
      at(12, 800),
      at(2, 640),
    ]);
    fill(layer, SKIN, [
      at(half - 6, chest + 235),
      at(half + 24, chest + 235),
      at(half + 26, chest + 285),
      at(half + 6, chest + 305),
      at(half - 8, chest + 275),
    ]);
    fill(layer, cloth, [
      at(half - 34, chest - 34),
      at(half - 4, chest - 26),
      at(half + 14, chest + 40),
      at(half + 26, chest + 150),
      at(half + 28, chest + 244),
      at(half - 8, chest + 246),
      at(half - 16, chest + 130),
      at(half - 30, chest + 50),
    ]);
  }
  const left = (x: number, y: number): Point => [MIDDLE - x, y];
  const right = (x: number, y: number): Point => [MIDDLE + x, y];
  fill(layer, cloth, [
    left(half - 4, chest - 20),
    right(half - 4, chest - 20),
    right(half - 14, chest + 70),
    right(70, chest + 150),
    right(82, HIPS + 22),
    left(82, HIPS + 22),
    left(70, chest + 150),
    left(half - 14, chest + 70),
  ]);
}

/** A form with soft corners, lit from the left. */
function fill(
  { brush }: Layer,
  [light, dark]: readonly [string, string],
  points: readonly Point[],
): void {
  const across = points.map(([x]) => x);
  const shade = brush.createLinearGradient(Math.min(...across), 0, Math.max(...across), 0);
  shade.addColorStop(0.15, light);
  shade.addColorStop(1, dark);
  brush.fillStyle = shade;
  brush.beginPath();
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2];
    if (at === 0) brush.moveTo(middleX, middleY);
    else brush.quadraticCurveTo(x, y, middleX, middleY);
  });
  const [firstX, firstY] = points[0] ?? [0, 0];
  const [secondX, secondY] = points[1] ?? [firstX, firstY];
  brush.quadraticCurveTo(firstX, firstY, (firstX + secondX) / 2, (firstY + secondY) / 2);
  brush.fill();
}
