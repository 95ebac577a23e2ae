import sharp from 'sharp';

/** A file as Playwright's file inputs take it. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real JPEG as a phone makes it: taken sideways, with the place it was taken at. */
export async function facePhoto(): Promise<UploadFile> {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="600" height="800" fill="#b9c4bd"/>
    <ellipse cx="300" cy="780" rx="260" ry="220" fill="#2f4858"/>
    <ellipse cx="300" cy="360" rx="150" ry="190" fill="#d9a07a"/>
  </svg>`;
  const buffer = await sharp(Buffer.from(face))
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Lumaphone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 30/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

const MEGABYTE = 1024 * 1024;

/** Files that are no face photo, by what is wrong with them. */
export async function badFiles(): Promise<Record<string, UploadFile>> {
  const { buffer } = await facePhoto();
  return {
    '11 MB': {
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([buffer, Buffer.alloc(11 * MEGABYTE - buffer.length)]),
    },
    'an SVG': {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    },
    'a text renamed to .jpg': {
      name: 'notes.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('this is no picture at all'),
    },
    'a torn JPEG': { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 64) },
  };
}
