/** Reversed polynomials of the two checksums. */
export const CRC32_POLYNOMIAL = 0xedb88320;
export const CRC32C_POLYNOMIAL = 0x82f63b78;

/** Checksum as four bytes, the lowest first. */
export function crc(bytes: Uint8Array, polynomial: number): Uint8Array {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
    }
  }
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE((remainder ^ 0xffffffff) >>> 0);
  return new Uint8Array(checksum);
}
