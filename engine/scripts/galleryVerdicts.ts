import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { embeddedEngine } from '../src/embeddedEngine.ts';

/** One row a prompt: whether the engine sells it, and what it makes of its words. */
interface Verdict {
  readonly prompt: string;
  readonly sold: boolean;
  readonly drawn: readonly string[];
  readonly dropped: readonly string[];
  readonly reason: string | null;
  readonly ms: number;
}

interface Drawn extends Verdict {
  readonly picture: Uint8Array | null;
}

const SEED = 1;
const LINE = 26;
const A_SHEET = 24;

/** Draws a file of prompts, one a line, into contact sheets and OUT/verdicts.json. */
export async function judgePrompts(file: string, out: string, side: number): Promise<void> {
  const prompts = readFileSync(file, 'utf8')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rows: Verdict[] = [];
  let onSheet: Drawn[] = [];
  let sheets = 0;
  const flush = async (): Promise<void> => {
    if (onSheet.length === 0) return;
    const name = `sold-${String(++sheets).padStart(2, '0')}.jpg`;
    writeFileSync(join(out, name), (await sheetOf(onSheet, side)).toBuffer('image/jpeg', 88));
    onSheet = [];
  };
  for (const prompt of prompts) {
    const drawn = await draw(prompt);
    const { picture, ...row } = drawn;
    rows.push(row);
    if (picture !== null) onSheet.push(drawn);
    if (onSheet.length === A_SHEET) await flush();
  }
  await flush();
  writeFileSync(join(out, 'refused.txt'), refusalsOf(rows));
  writeFileSync(join(out, 'verdicts.json'), `${JSON.stringify(rows, null, 1)}\n`);
  const sold = rows.filter((row) => row.sold).length;
  console.log(`${rows.length} prompts: ${sold} sold, ${rows.length - sold} refused free`);
}

async function draw(prompt: string): Promise<Drawn> {
  const start = performance.now();
  const understanding = embeddedEngine.understand?.text?.({ prompt });
  const { drawn = [], dropped = [] } = understanding ?? {};
  const result = await embeddedEngine.draw.text?.(
    { prompt },
    { seed: SEED, signal: new AbortController().signal },
  );
  const sold = result?.ok === true;
  return {
    prompt,
    sold,
    drawn,
    dropped,
    reason: result === undefined || result.ok ? null : result.failure,
    ms: Math.round(performance.now() - start),
    picture: sold ? result.picture.bytes : null,
  };
}

const refusalsOf = (rows: readonly Verdict[]): string =>
  rows
    .filter(({ sold }) => !sold)
    .map(({ prompt, dropped }) => `${prompt.slice(0, 200)}  [${dropped.join('; ')}]\n`)
    .join('');

async function sheetOf(drawn: readonly Drawn[], side: number): Promise<Canvas> {
  const columns = Math.min(drawn.length, 6);
  const rows = Math.ceil(drawn.length / columns);
  const sheet = createCanvas(columns * side, rows * (side + LINE));
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#202024';
  brush.fillRect(0, 0, sheet.width, sheet.height);
  brush.font = '14px sans-serif';
  brush.fillStyle = '#eeeeee';
  for (const [i, { prompt, picture }] of drawn.entries()) {
    if (picture === null) continue;
    const [x, y] = [(i % columns) * side, Math.floor(i / columns) * (side + LINE)];
    brush.drawImage(await loadImage(Buffer.from(picture)), x, y, side, side);
    brush.fillText(prompt.slice(0, Math.floor(side / 7.2)), x + 6, y + side + 18);
  }
  return sheet;
}
