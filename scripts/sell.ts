import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cutAsOnDevice } from './sell/cutAsOnDevice.ts';
import { saidSchema, UNSAID } from './sell/said.ts';
import { drawCut } from './sell/drawCut.ts';
import { drawScenes } from './sell/drawScenes.ts';

/**
 * `npm run sell -- FOLDER NAME ... [--draw] [--zoom=X,Y,WIDTH,HEIGHT]`: photos as a small seller brings them, cut with strokes as the form
 * on a device does, and drawn in all scenes. docs/gallery.md judges lots of such photos.
 *
 * FOLDER/NAME.jpg is a photo, FOLDER/NAME.json what its seller says (`sell/said.ts`). It writes FOLDER/NAME-cut.png, the photo
 * with its marks beside the cut, and with `--draw` FOLDER/NAME-scenes.png. `--zoom` is in pixels of the photo as it is shown there.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draw: { type: 'boolean', default: false }, zoom: { type: 'string' } },
});
const [folder, ...names] = positionals;
if (folder === undefined || names.length === 0)
  throw new Error('npm run sell -- FOLDER NAME ... [--draw] [--zoom=X,Y,WIDTH,HEIGHT]');

for (const name of names) {
  const photo = await sharp(join(folder, `${name}.jpg`))
    .autoOrient()
    .jpeg({ quality: 95 })
    .toBuffer();
  const words = join(folder, `${name}.json`);
  const said = existsSync(words)
    ? saidSchema.parse(JSON.parse(readFileSync(words, 'utf8')))
    : UNSAID;
  const shown = await cutAsOnDevice(photo, said);
  console.log(`${name}: ${shown.told.join('\n  ')}`);
  writeFileSync(join(folder, `${name}-cut.png`), await drawCut(shown, zoomOf(values.zoom)));
  if (values.draw)
    writeFileSync(join(folder, `${name}-scenes.png`), await drawScenes(photo, { said, shown }));
}

function zoomOf(words: string | undefined) {
  const [left, top, width, height] = words?.split(',').map(Number) ?? [];
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return null;
  return { left, top, width, height };
}
