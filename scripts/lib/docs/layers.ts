import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../places.ts';

/** What each room is; the names and the arrows between them are the lint's (.oxlintrc.json). */
const PURPOSES: Readonly<Record<string, string>> = {
  domain: 'schemas, pure rules, prices, paths, routes, errors; no clock, no randomness',
  prompt: 'reads prompts and says what can be drawn of them; pure, runs on the device too',
  raster:
    'planes, pixels, regions, colours as the eye sees them: what all rooms of the cut-out share',
  cutout: 'takes products off their photos, with strokes over them; pure, runs on the device too',
  engine: 'the embedded engine: draws pictures without key or network',
  edge: 'who calls, what they ask, outcomes as coded errors',
  wiring: 'use cases put together with the real ledger, bucket and engines',
  adapters: 'Firestore, Storage, Auth, Stripe and the log behind the use cases’ ports',
  usecases: 'the steps; the world is passed in (`usecases/ports.ts`)',
  imaging: 'loads the engines, hosted image models, derivatives, provenance',
  app: 'router, providers, shell',
  feature: 'one folder a feature, never another feature',
  session: 'who is signed in, the profile, running jobs',
  library: 'the library on this device: index, sync, queries',
  pwa: 'service worker, install, update, connectivity, shared photos',
  components: 'what several features show: actions, pictures, states, plans, toasts, the look',
  media: 'pictures of the user: loading, cache, budget, encoding, downloads',
  firebase: 'the only importer of `firebase/*`',
  device: 'what this browser remembers, and under which key',
  texts: 'the words on the screens; names of what is sold stand in `domain`',
  lib: 'small helpers that belong to no room',
  'storage-rules': 'a runtime for storage.rules, for machines without Google’s',
  java: 'finds or adapts a Java for the Firestore emulator',
  stripe: 'the local Stripe: API, pages, signed webhooks',
};

const elements = z.object({
  settings: z.object({
    'boundaries/elements': z.array(z.object({ type: z.string(), pattern: z.string() })),
  }),
  rules: z.object({
    'boundaries/dependencies': z.tuple([z.string(), z.object({ policies: z.array(z.unknown()) })]),
  }),
});

const named = z.object({
  element: z.union([
    z.object({ type: z.string() }).transform(({ type }) => [type]),
    z
      .object({ types: z.object({ anyOf: z.array(z.string()) }) })
      .transform(({ types }) => types.anyOf),
  ]),
});
const arrow = z.object({ from: named, allow: z.object({ to: named }) });

/** One room of the code: its folder, which rooms it may import, and what it is. */
interface Layer {
  readonly type: string;
  readonly folder: string;
  readonly mayImport: readonly string[];
}

/** The lint's data. Whole-line comments are all that its file has besides JSON. */
function layers(): readonly Layer[] {
  const text = readFileSync(inRoot('.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { settings, rules } = elements.parse(JSON.parse(text));
  const arrows = rules['boundaries/dependencies'][1].policies.flatMap((policy) => {
    const { success, data } = arrow.safeParse(policy);
    return success ? [{ from: data.from.element, to: data.allow.to.element }] : [];
  });
  return settings['boundaries/elements'].map(({ type, pattern }) => ({
    type,
    folder: pattern,
    mayImport: arrows
      .filter(({ from }) => from.includes(type))
      .flatMap(({ to }) => to.filter((other) => other !== type)),
  }));
}

const row = ({ type, folder, mayImport }: Layer): string => {
  const purpose = PURPOSES[type];
  if (purpose === undefined)
    throw new Error(`scripts/lib/docs/layers.ts does not say what ${type} is`);
  return `| \`${folder.replaceAll('|', ', ')}\` | ${mayImport.join(', ')} | ${purpose} |`;
};

const BEGIN = '<!-- layers: written by `npm run docs` from .oxlintrc.json -->';
const END = '<!-- /layers -->';

/** The document with its table of layers as the lint has them. */
export function withLayers(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no place for the layers`);
  const table = [
    '| folder | may import, besides `domain` and packages | what it is |',
    '| --- | --- | --- |',
  ];
  return [
    before,
    BEGIN,
    '\n\n',
    [...table, ...layers().map(row)].join('\n'),
    '\n\n',
    END,
    after,
  ].join('');
}

/** Tables as the formatter pads them, and as they are written: the same. */
export const unpadded = (text: string): string =>
  text.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---');
