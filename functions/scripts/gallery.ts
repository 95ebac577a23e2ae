/** Draws a contact sheet: node functions/scripts/gallery.ts OUTFILE.png [seed] [prompt ...] */
import { writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { embeddedEngine } from '../src/imaging/local/embeddedEngine.ts';
import { galleryPrompts } from './galleryPrompts.ts';

const [outFile = 'gallery.png', seedText = '1', ...asked] = process.argv.slice(2);
const prompts = asked.length > 0 ? asked : galleryPrompts;
const columns = Math.min(4, prompts.length);
const cell = prompts.length === 1 ? 1024 : prompts.length <= 4 ? 640 : 400;
const sheet = createCanvas(columns * cell, Math.ceil(prompts.length / columns) * (cell + 26));
const brush = sheet.getContext('2d');
brush.fillStyle = '#202024';
brush.fillRect(0, 0, sheet.width, sheet.height);
brush.font = '15px sans-serif';
for (const [i, prompt] of prompts.entries()) {
  const start = performance.now();
  const result = await embeddedEngine.draw.text?.(
    { prompt },
    { seed: Number(seedText), signal: new AbortController().signal },
  );
  if (result === undefined || !result.ok) throw new Error(`No picture for: ${prompt}`);
  const took = Math.round(performance.now() - start);
  const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * (cell + 26)];
  brush.drawImage(await loadImage(Buffer.from(result.picture.bytes)), x, y, cell, cell);
  brush.fillStyle = '#eeeeee';
  brush.fillText(`${prompt.slice(0, 44)}  ${took} ms`, x + 6, y + cell + 18);
  console.log(
    `${String(took).padStart(5)} ms  ${Math.round(result.picture.bytes.length / 1000)} kB  ${prompt}`,
  );
}
writeFileSync(outFile, sheet.toBuffer('image/png'));
