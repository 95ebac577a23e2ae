import { readFileSync } from 'node:fs';

/** The weights of the segmentation network, as a device loads them. */
export const segmentWeights = (): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL('../cutout/segment/segmentModel.bin', import.meta.url)))
    .buffer;
