import type { Picture } from '@lumashot/domain/imaging/engine';

/** The small pictures kept beside every result. */
export interface Derivatives {
  /** WebP, longest side 512 px. */
  readonly thumbnail: Uint8Array;
  /** `data:` URL of a few pixels. */
  readonly placeholder: string;
}

export type MakeDerivatives = (picture: Picture) => Promise<Derivatives>;
