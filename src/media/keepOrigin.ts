/** An XMP packet, as the server writes it: in plain bytes, in PNG and in JPEG. */
const PACKET_BEGIN = '<?xpacket begin=';
const PACKET_END = '<?xpacket end="r"?>';
const SEGMENT_HEAD = 'http://ns.adobe.com/xap/1.0/\0';
const LARGEST_SEGMENT = 65_533;
/** It stands before the pixels: no more of the file is read for it. */
const READ_MOST = 65_536;

/**
 * The JPEG with what its source says about where its pixels come from: a canvas drops it. As it is where
 * the source says nothing. The server's own writer is functions/src/imaging/provenance/writeXmp.ts.
 */
export async function keepOrigin(jpeg: Blob, source: Blob): Promise<Blob> {
  const packet = packetIn(new Uint8Array(await source.slice(0, READ_MOST).arrayBuffer()));
  const length = SEGMENT_HEAD.length + (packet?.byteLength ?? 0) + 2;
  if (packet === null || length > LARGEST_SEGMENT) return jpeg;
  const marker = Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff);
  // After the file's own first two bytes.
  return new Blob([jpeg.slice(0, 2), marker, SEGMENT_HEAD, packet, jpeg.slice(2)], {
    type: jpeg.type,
  });
}

function packetIn(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  // A letter a byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  const begin = text.indexOf(PACKET_BEGIN);
  const end = text.indexOf(PACKET_END, begin);
  return begin < 0 || end < 0 ? null : bytes.slice(begin, end + PACKET_END.length);
}
