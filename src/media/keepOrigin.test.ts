import sharp from 'sharp';
import { expect, it } from 'vitest';
import { keepOrigin } from './keepOrigin.ts';

const XMP =
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<!-- compositeSynthetic --></x:xmpmeta><?xpacket end="r"?>';
const picture = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#c8322a' } });
const blobOf = (bytes: Buffer, type: string): Blob => new Blob([new Uint8Array(bytes)], { type });
const plain = async (): Promise<Blob> => blobOf(await picture().jpeg().toBuffer(), 'image/jpeg');
const xmpIn = async (file: Blob) =>
  (await sharp(Buffer.from(await file.arrayBuffer())).metadata()).xmp?.toString('utf8');

/** Where the server writes it: behind the head, uncompressed. */
async function marked(format: 'png' | 'jpeg'): Promise<Blob> {
  if (format === 'jpeg') {
    return blobOf(await picture().withXmp(XMP).jpeg().toBuffer(), 'image/jpeg');
  }
  const file = await picture().png().toBuffer();
  const chunk = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${XMP}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  const crc = Buffer.alloc(4);
  return blobOf(
    Buffer.concat([file.subarray(0, 33), length, chunk, crc, file.subarray(33)]),
    'image/png',
  );
}

it.each(['png', 'jpeg'] as const)('goes on from a %s into the JPEG', async (format) => {
  const kept = await keepOrigin(await plain(), await marked(format));
  expect(kept.type).toBe('image/jpeg');
  expect(await xmpIn(kept)).toBe(XMP);
  const pixels = async (file: Blob) =>
    sharp(Buffer.from(await file.arrayBuffer()))
      .raw()
      .toBuffer();
  expect((await pixels(kept)).equals(await pixels(await plain()))).toBe(true);
});

it('is none where the source says nothing', async () => {
  const bytes = await picture().png().toBuffer();
  const kept = await keepOrigin(await plain(), blobOf(bytes, 'image/png'));
  expect(await xmpIn(kept)).toBeUndefined();
});
