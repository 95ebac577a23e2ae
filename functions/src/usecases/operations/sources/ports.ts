import type { PhotoType } from '@lumashot/domain/photos/photo';

/** Pictures that others are made of. */
export interface SourceStore {
  /** Null when there is none under this path; `encoded` for a gzip and its like. */
  read(request: {
    path: string;
    maxBytes: number;
  }): Promise<Uint8Array | 'too-large' | 'encoded' | null>;
  /** What reading it would find, without its bytes. */
  look(request: {
    path: string;
    maxBytes: number;
  }): Promise<'readable' | 'too-large' | 'encoded' | null>;
}

/** What became of reading a picture somebody uploaded: upright, bounded, without metadata. */
export type ReencodePhoto = (bytes: Uint8Array) => Promise<{
  bytes: Uint8Array;
  type: PhotoType;
  /** Pixels of what came in, before a large one was made smaller. */
  shorterSide: number;
} | null>;
