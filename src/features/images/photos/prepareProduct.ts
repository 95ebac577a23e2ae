import { preparePhoto, type PreparedPhoto } from '#app/media/preparePhoto.ts';

/** Files that may have no background. */
const MAY_BE_CLEAR: ReadonlySet<string> = new Set(['image/png', 'image/webp']);

/**
 * A photo of a product; one that was cut out before comes with where its product is. As it is sent, a photo has a white
 * ground, and a pale product would be looked for on it anew.
 */
export async function prepareProduct(file: Blob): Promise<PreparedPhoto> {
  const prepared = await preparePhoto(file);
  if (!prepared.ok || !MAY_BE_CLEAR.has(file.type)) return prepared;
  try {
    const { ownMask } = await import('../cutout/ownMask.ts');
    const mask = await ownMask(file);
    return mask === null ? prepared : { ...prepared, mask };
  } catch (error) {
    // It is looked for as in any photo.
    console.info('Whether a photo has a background cannot be told', error);
    return prepared;
  }
}
