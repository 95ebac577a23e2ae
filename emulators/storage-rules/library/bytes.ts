import { stringValue } from '../values/value.ts';
import { type Library, unary } from './overload.ts';

/** Methods of bytes. Hex is uppercase; base64 uses the URL-safe alphabet, with padding. */
export const bytesMethods: Library = {
  size: [unary('bytes', ({ value }) => ({ type: 'int', value: BigInt(value.length) }))],
  toBase64: [
    unary('bytes', ({ value }) =>
      stringValue(Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
    ),
  ],
  toHexString: [
    unary('bytes', ({ value }) => stringValue(Buffer.from(value).toString('hex').toUpperCase())),
  ],
};
