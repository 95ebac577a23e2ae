import { crc32 } from 'node:zlib';
import type { Picture } from '@lumashot/domain/imaging/engine';

/** Text, dates, Exif and signed manifests: what else a file may tell, and what no edit leaves valid. */
const TELLING_CHUNKS: ReadonlySet<string> = new Set([
  'tEXt',
  'zTXt',
  'iTXt',
  'eXIf',
  'tIME',
  'caBX',
]);
/** APP1 (Exif, XMP), APP11 (manifests), APP13 (IPTC), comments. */
const TELLING_SEGMENTS: ReadonlySet<number> = new Set([0xe1, 0xeb, 0xed, 0xfe]);

const PNG_HEAD = 8;
const START_OF_SCAN = 0xda;
const LARGEST_SEGMENT = 65_533;

/**
 * The picture with this XMP packet and no other words in it. The pixels are not touched: nothing is
 * decoded. Throws for bytes that are not what the media type says.
 */
export function writeXmp({ bytes, mediaType }: Picture, xmp: string): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return mediaType === 'image/png' ? intoPng(file, xmp) : intoJpeg(file, xmp);
}

function intoPng(file: Buffer, xmp: string): Uint8Array {
  const out = [file.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at < file.length;) {
    const name = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) throw new Error('a PNG chunk reaches beyond its file');
    if (!TELLING_CHUNKS.has(name)) out.push(file.subarray(at, end));
    // Before the pixels, so that readers of the first bytes find it.
    if (name === 'IHDR') out.push(textChunk(xmp));
    at = end;
  }
  return new Uint8Array(Buffer.concat(out));
}

/** iTXt: keyword, then no compression, no language and no translated keyword, then UTF-8. */
function textChunk(xmp: string): Buffer {
  const body = Buffer.concat([
    Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0', 'latin1'),
    Buffer.from(xmp),
  ]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function intoJpeg(file: Buffer, xmp: string): Uint8Array {
  const out = [file.subarray(0, 2), segment(xmp)];
  let at = 2;
  while (file.readUInt8(at + 1) !== START_OF_SCAN) {
    const marker = file.readUInt8(at + 1);
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (file.readUInt8(at) !== 0xff) throw new Error('a JPEG segment has no marker');
    if (!TELLING_SEGMENTS.has(marker)) out.push(file.subarray(at, end));
    at = end;
  }
  out.push(file.subarray(at));
  return new Uint8Array(Buffer.concat(out));
}

function segment(xmp: string): Buffer {
  const body = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`);
  if (body.length > LARGEST_SEGMENT) throw new Error('an XMP packet too long for a JPEG segment');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
