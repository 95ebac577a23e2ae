import { createHash } from 'node:crypto';
import { bytesValue } from '../values/value.ts';
import { CRC32C_POLYNOMIAL, CRC32_POLYNOMIAL, crc } from './crc.ts';
import { type Library, type Overload, unary } from './overload.ts';

/** The `hashing` package: bytes of the hash of bytes or of UTF-8 text. */
export const hashingFunctions: Library = {
  crc32: hashing((bytes) => crc(bytes, CRC32_POLYNOMIAL)),
  crc32c: hashing((bytes) => crc(bytes, CRC32C_POLYNOMIAL)),
  md5: hashing((bytes) => createHash('md5').update(bytes).digest()),
  sha256: hashing((bytes) => createHash('sha256').update(bytes).digest()),
};

function hashing(hash: (bytes: Uint8Array) => Uint8Array): readonly Overload[] {
  return [
    unary('bytes', ({ value }) => bytesValue(hash(value))),
    unary('string', ({ value }) => bytesValue(hash(new TextEncoder().encode(value)))),
  ];
}
