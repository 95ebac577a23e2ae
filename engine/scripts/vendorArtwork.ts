/**
 * Copies the Fluent emoji drawings the tables of subjects and icons name into engine/artwork/fluentObjects.json.
 * Run once after changing them: node engine/scripts/vendorArtwork.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { icons } from '../src/prompt/tables/icons.ts';
import { subjects } from '../src/prompt/tables/subjects.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const require = createRequire(import.meta.url);
const set: IconSet = JSON.parse(
  readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
);
const wanted = new Set<string>(Object.values(icons));
for (const { thing } of Object.values(subjects))
  if (thing.kind === 'object') wanted.add(thing.icon);

const picked: Record<string, string> = {};
for (const name of [...wanted].toSorted()) {
  const icon = set.icons[name];
  if (icon === undefined) throw new Error(`No such drawing: ${name}`);
  // Only outlines without arcs are rounded: arcs run their flags into the next number, and small
  // numbers in gradients and filters carry meaning.
  picked[name] = icon.body.replace(/ d="[^"aA]+"/gu, (outline) =>
    outline.replace(/\d*\.\d{3,}/gu, (number) => Number(number).toFixed(2)),
  );
}
const out = new URL('../artwork/fluentObjects.json', import.meta.url);
writeFileSync(out, `${JSON.stringify(picked, null, 1)}\n`);
console.log(`${wanted.size} drawings, ${Math.round(JSON.stringify(picked).length / 1000)} kB`);
