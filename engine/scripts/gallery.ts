/**
 * Draws contact sheets to look at: npm run gallery -- [OUT_FOLDER] [sheet ...]. docs/gallery.md
 * judges each cell.
 * Prompts of one's own, one a line: --prompts=FILE; drawn into sheets, with OUT_FOLDER/verdicts.json.
 * Photos of one's own: --person=FILE and --product=FILE, each as often as wanted; --cell=PIXELS. The
 * sheet `photographs` cuts products as the form does, before a stroke; the others leave it to the engine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import {
  personPhotos,
  photoFrom,
  productPhotos,
  realPeople,
  realProducts,
  wholePeople,
} from './galleryPhotos.ts';
import { judgePrompts } from './galleryVerdicts.ts';
import { SEED, sheets, type Cell, type Sheet } from './gallerySheets.ts';

const LINE = 26;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    person: { type: 'string', multiple: true, default: [] },
    product: { type: 'string', multiple: true, default: [] },
    cell: { type: 'string', default: '360' },
    only: { type: 'string', default: '' },
    prompts: { type: 'string' },
  },
});
const [folder = '.data/gallery', ...asked] = positionals;
const side = Number(values.cell);
mkdirSync(folder, { recursive: true });
if (values.prompts === undefined) await drawSheets();
else await judgePrompts(values.prompts, folder, side);

async function drawSheets(): Promise<void> {
  const own = { people: await all(values.person), products: await all(values.product) };
  const photos = {
    people: own.people.length > 0 ? own.people : await personPhotos(),
    wholePeople: own.people.length > 0 ? [] : await wholePeople(),
    products: own.products.length > 0 ? own.products : await productPhotos(),
    real: {
      people: own.people.length > 0 ? own.people : realPeople(),
      products: own.products.length > 0 ? own.products : realProducts(),
    },
  };
  for (const [name, sheet] of sheetsAsked()) {
    const cells = sheet(photos).filter(({ title }) => title.includes(values.only));
    writeFileSync(join(folder, `${name}.jpg`), await drawSheet(cells));
  }
}

/** All of them; or those that are named, by the first part of their name too. */
function sheetsAsked(): readonly (readonly [string, Sheet])[] {
  const known = Object.entries(sheets);
  if (asked.length === 0) return known;
  return asked.flatMap((word) => {
    const named = known.filter(([name]) => name === word || name.startsWith(`${word}-`));
    if (named.length === 0) throw new Error(`No sheet ${word}: ${Object.keys(sheets).join(', ')}`);
    return named;
  });
}

function all(files: readonly string[]): ReturnType<typeof personPhotos> {
  return Promise.all(files.map(photoFrom));
}

async function drawSheet(cells: readonly Cell[]): Promise<Buffer> {
  const columns = Math.min(cells.length, Math.max(3, Math.round(Math.sqrt(cells.length * 1.4))));
  const sheet = createCanvas(columns * side, Math.ceil(cells.length / columns) * (side + LINE));
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#202024';
  brush.fillRect(0, 0, sheet.width, sheet.height);
  brush.font = '14px sans-serif';
  for (const [i, { title, draw, measure, note: words = [] }] of cells.entries()) {
    const start = performance.now();
    const result = await draw({ seed: SEED, signal: new AbortController().signal });
    const took = Math.round(performance.now() - start);
    const [x, y] = [(i % columns) * side, Math.floor(i / columns) * (side + LINE)];
    const note = result?.ok === true ? result.ignored : [result?.failure ?? 'not offered'];
    if (result?.ok === true) {
      const picture = await loadImage(Buffer.from(result.picture.bytes));
      const scale = side / Math.max(picture.width, picture.height);
      brush.drawImage(picture, x, y, picture.width * scale, picture.height * scale);
    }
    for (const [n, text] of (result?.ok === true ? [] : words).entries()) {
      brush.fillStyle = n === 0 ? '#ffb4a0' : '#a8d0b0';
      brush.fillText(text.slice(0, Math.floor(side / 7)), x + 12, y + 40 + n * 28);
    }
    const figure = measure === undefined ? '' : ` (${await measure()})`;
    const line = `${took} ms${figure}  ${title}${note === undefined ? '' : `  [${note.join('; ')}]`}`;
    brush.fillStyle = '#eeeeee';
    brush.fillText(line.slice(0, Math.floor(side / 7.2)), x + 6, y + side + 18);
    console.log(line);
  }
  return sheet.toBuffer('image/jpeg', 88);
}
