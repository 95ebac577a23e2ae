import { GlobalFonts } from '@napi-rs/canvas';
import font from '../../../../artwork/handFont.json' with { type: 'json' };

const FAMILY = 'Storyboard Hand';
let ready = false;

/** A CSS font of our own: what fonts a machine has must not change the picture. */
export function handFont(size: number): string {
  if (!ready) GlobalFonts.register(Buffer.from(font.woff, 'base64'), FAMILY);
  ready = true;
  return `${size}px "${FAMILY}"`;
}
