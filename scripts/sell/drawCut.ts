import sharp, { type Region, type Sharp } from 'sharp';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { productIn } from '#app/features/images/cutout/productIn.ts';
import { STROKE_COLOURS } from '#app/features/images/cutout/strokeColours.ts';
import type { ShownCut } from './cutAsOnDevice.ts';

/** A line of the grid every so many pixels of the photo. */
const GRID = 100;
/** Width of either half where a part is looked at. */
const ZOOMED = 900;
/** Behind the left and the right half of a cut: what is left of a ground is seen on one of them. */
const SQUARES = { side: 16, light: ['#fff', '#ddd'], dark: ['#3a3a3a', '#555'] } as const;

/** The photo with its marks and a grid, beside its cut on light and dark squares. `zoom`: only this part, as large. */
export async function drawCut(shown: ShownCut, zoom: Region | null): Promise<Buffer> {
  const { photo, cut, marks } = shown;
  const marked = await laidOver(imageOf(photo), overlayOf(photo, marks));
  const alone = await laidOver(
    sharp(Buffer.from(squaresOf(photo))),
    await imageOf({ data: productIn(photo, cut), width: photo.width, height: photo.height })
      .png()
      .toBuffer(),
  );
  const halves = await Promise.all([marked, alone].map((half) => partOf(half, zoom)));
  const size =
    zoom === null
      ? photo
      : { width: ZOOMED, height: Math.round((ZOOMED * zoom.height) / zoom.width) };
  return sharp({
    create: { width: size.width * 2, height: size.height, channels: 3, background: '#000' },
  })
    .composite(halves.map((input, n) => ({ input, left: n * size.width, top: 0 })))
    .png()
    .toBuffer();
}

async function partOf(half: Buffer, zoom: Region | null): Promise<Buffer> {
  return zoom === null
    ? half
    : sharp(half).extract(zoom).resize({ width: ZOOMED }).png().toBuffer();
}

const laidOver = (under: Sharp, over: Buffer): Promise<Buffer> =>
  under
    .composite([{ input: over }])
    .png()
    .toBuffer();

const imageOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } });

function overlayOf({ width, height }: Pixels, marks: readonly Stroke[]): Buffer {
  const longest = Math.max(width, height);
  const lines: string[] = [];
  for (let at = GRID; at < longest; at += GRID)
    lines.push(
      `<path d="M${at} 0V${height}M0 ${at}H${width}" stroke="#fff" opacity=".35"/>`,
      label(String(at), { x: at, y: 10, colour: '#000' }),
      label(String(at), { x: 16, y: at, colour: '#000' }),
    );
  const parts = marks.map(({ kind, points, radius }, n) => {
    const rows = points.flatMap((to, k) => {
      const from = points[k - 1];
      if (k % 2 === 0 || from === undefined) return [];
      return [`M${from.x * width - 1} ${from.y * height}L${to.x * width + 1} ${to.y * height}`];
    });
    const colour = STROKE_COLOURS[kind];
    const [top] = points;
    const place = {
      x: (top?.x ?? 0) * width,
      y: Math.max(10, (top?.y ?? 0) * height - 10),
      colour,
    };
    return `<path d="${rows.join('')}" stroke="${colour}" stroke-width="${Math.max(2, 2 * radius * longest)}" opacity=".6"/>${label(String(n + 1), place)}`;
  });
  return Buffer.from(svgOf({ width, height }, lines.join('') + parts.join('')));
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

const label = (words: string, { x, y, colour }: Place): string =>
  `<rect x="${x - words.length * 4 - 3}" y="${y - 8}" width="${words.length * 8 + 6}" height="16" fill="#fff" opacity=".8"/>` +
  `<text x="${x}" y="${y + 5}" font-family="sans-serif" font-weight="700" font-size="13" text-anchor="middle" fill="${colour}">${words}</text>`;

function squaresOf({ width, height }: Pixels): string {
  const { side, light, dark } = SQUARES;
  const pattern = (id: string, [one, other]: readonly [string, string]): string =>
    `<pattern id="${id}" width="${side * 2}" height="${side * 2}" patternUnits="userSpaceOnUse"><rect width="100%" height="100%" fill="${one}"/><path d="M0 0h${side}v${side}h${side}v${side}h-${side}v-${side}h-${side}z" fill="${other}"/></pattern>`;
  return svgOf(
    { width, height },
    `${pattern('light', light)}${pattern('dark', dark)}<rect width="50%" height="100%" fill="url(#light)"/><rect x="50%" width="50%" height="100%" fill="url(#dark)"/>`,
  );
}

const svgOf = ({ width, height }: { width: number; height: number }, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
