import sharp from 'sharp';

/** For tests that paint a blade of grass before something red: how many pixels of a picture are greener than red. */
export async function greenPixels(picture: Uint8Array): Promise<number> {
  const rgba = await sharp(picture).ensureAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4)
    if ((rgba[at + 1] ?? 0) > (rgba[at] ?? 0) + 20 && (rgba[at + 3] ?? 0) > 100) count++;
  return count;
}
