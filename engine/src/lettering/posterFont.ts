import { GlobalFonts } from '@napi-rs/canvas';
import fonts from '../../artwork/posterFonts.json' with { type: 'json' };

export type Face = keyof typeof fonts;

const FAMILY = 'Poster';
const ready = new Set<Face>();

/** A CSS font of our own: what fonts a machine has must not change the picture. */
export function posterFont(face: Face, size: number): string {
  const names = fonts[face].map((_, n) => `${FAMILY} ${face} ${n}`);
  if (!ready.has(face))
    for (const [n, woff] of fonts[face].entries())
      GlobalFonts.register(Buffer.from(woff, 'base64'), names[n] ?? FAMILY);
  ready.add(face);
  return `${size}px ${names.map((name) => `"${name}"`).join(', ')}`;
}
