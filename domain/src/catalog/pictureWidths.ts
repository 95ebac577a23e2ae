/**
 * The pictures of the public pages come in two forms: WebP in full size, and AVIF in these widths, by
 * the file's own side (npm run draw:pictures writes both).
 */
export const AVIF_WIDTHS = { 320: [320], 480: [320, 480], 1024: [512, 1024] } as const;

export type PictureSide = keyof typeof AVIF_WIDTHS;

/** '/showcase/mug.webp' in 320: '/showcase/mug-320.avif'. */
export const avifFile = (file: string, width: number): string =>
  file.replace(/\.webp$/, `-${width}.avif`);
