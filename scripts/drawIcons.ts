import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { inRoot } from './lib/places.ts';
import { SPLASH_SCREENS } from './lib/page/splashScreens.ts';
import { PAPER } from './lib/page/webManifest.ts';

/**
 * `npm run draw:icons`: everything of public/icons and public/splash, from the lens below. The files
 * are in the repository; this is for when the logo changes.
 */
const INK = { light: '#1a181d', dark: '#f5f2ec' } as const;
const SURFACE = { light: '#ffffff', dark: '#1b1a1f' } as const;

type Scheme = keyof typeof PAPER;

/** As public/favicon.svg, in a box of 32. */
const lens = (scheme: Scheme): string => `
  <circle cx="16" cy="16" r="14" fill="${SURFACE[scheme]}" stroke="${INK[scheme]}" stroke-width="2"/>
  <circle cx="16" cy="16" r="9" fill="#d9401f"/>
  <path d="M16 16 23.8 11.5A9 9 0 0 1 23.8 20.5Z" fill="#ffb84d"/>
  <path d="M16 16 23.8 20.5A9 9 0 0 1 16 25Z" fill="#ff7a52"/>
  <path d="M16 16 8.2 11.5A9 9 0 0 1 16 7Z" fill="#7a2d6b"/>
  <circle cx="16" cy="16" r="3.6" fill="#1a181d"/>
  <circle cx="13.4" cy="12.8" r="1.6" fill="#fff" opacity=".85"/>`;

/** Systems colour it themselves: only where it is opaque counts. */
const SILHOUETTE = `
  <mask id="m"><rect width="32" height="32" fill="#fff"/>
  <circle cx="16" cy="16" r="11" fill="#000"/><circle cx="16" cy="16" r="8.4" fill="#fff"/>
  <circle cx="16" cy="16" r="3.6" fill="#000"/></mask>
  <circle cx="16" cy="16" r="14.5" fill="#fff" mask="url(#m)"/>`;

/** A plus and a sheet of four frames, in a box of 32. */
const CREATE =
  '<path d="M16 8v16M8 16h16" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>';
const LIBRARY = [8, 17]
  .flatMap((x) =>
    [8, 17].map((y) => `<rect x="${x}" y="${y}" width="7" height="7" rx="1.6" fill="#fff"/>`),
  )
  .join('');

interface Drawing {
  readonly content: string;
  readonly side: number;
  /** Of the side; a maskable icon may lose everything outside of its middle 80 %. */
  readonly share?: number;
  readonly ground?: string;
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'icon-192': { content: lens('light'), side: 192, share: 0.96 },
  'icon-512': { content: lens('light'), side: 512, share: 0.96 },
  'maskable-192': { content: lens('light'), side: 192, share: 0.7, ground: PAPER.light },
  'maskable-512': { content: lens('light'), side: 512, share: 0.7, ground: PAPER.light },
  'monochrome-512': { content: SILHOUETTE, side: 512, share: 0.8 },
  'apple-touch-icon': { content: lens('light'), side: 180, share: 0.76, ground: PAPER.light },
  'shortcut-create-96': { content: CREATE, side: 96, ground: '#d2391a' },
  'shortcut-library-96': { content: LIBRARY, side: 96, ground: '#d2391a' },
};

for (const [name, { content, side, share = 1, ground = 'none' }] of Object.entries(DRAWINGS)) {
  await write(
    `/icons/${name}.png`,
    centred({ content, width: side, height: side, ground, lensSide: side * share }),
  );
}
for (const { file, width, height, scheme } of SPLASH_SCREENS) {
  const lensSide = Math.min(width, height) * 0.22;
  await write(
    file,
    centred({ content: lens(scheme), width, height, ground: PAPER[scheme], lensSide }),
  );
}

function centred({
  content,
  width,
  height,
  ground,
  lensSide,
}: {
  content: string;
  width: number;
  height: number;
  ground: string;
  lensSide: number;
}): string {
  const at = `${(width - lensSide) / 2} ${(height - lensSide) / 2}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <g transform="translate(${at}) scale(${lensSide / 32})">${content}</g></svg>`;
}

async function write(path: string, svg: string): Promise<void> {
  const file = inRoot('public', ...path.split('/').filter(Boolean));
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png({ palette: true, colours: 96, effort: 10 }).toFile(file);
}
