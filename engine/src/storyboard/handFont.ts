import { GlobalFonts } from '@napi-rs/canvas';
import font from '../../artwork/handFont.json' with { type: 'json' };

const FAMILY = 'Storyboard Hand';
const families = font.woffs.map((_, n) => `"${FAMILY} ${n}"`).join(', ');
let ready = false;

/** A CSS font of our own: what fonts a machine has must not change the picture. */
export function handFont(size: number): string {
  if (!ready)
    for (const [n, woff] of font.woffs.entries())
      GlobalFonts.register(Buffer.from(woff, 'base64'), `${FAMILY} ${n}`);
  ready = true;
  return `${size}px ${families}`;
}
