import type { PhotoRefusal } from '@lumashot/domain/photos/photo';
import { useEffect, useState } from 'react';
import { preparePhoto } from './preparePhoto.ts';

export interface PhotoSelection {
  /** Re-encoded, ready to be sent. */
  readonly photo: Blob | null;
  /** An object URL of it. */
  readonly preview: string | null;
  /** What is no photo changes nothing but says why. */
  readonly pick: (file: File) => Promise<PhotoRefusal | null>;
  readonly drop: () => void;
}

/** One photo on its way from the device, to be looked at before it is sent. */
export function usePickedPhoto(): PhotoSelection {
  const [picked, setPicked] = useState<{ photo: Blob; preview: string } | null>(null);
  const preview = picked?.preview ?? null;
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  async function pick(file: File): Promise<PhotoRefusal | null> {
    const prepared = await preparePhoto(file);
    if (!prepared.ok) return prepared.refusal;
    setPicked({ photo: prepared.photo, preview: URL.createObjectURL(prepared.photo) });
    return null;
  }

  return { photo: picked?.photo ?? null, preview, pick, drop: () => setPicked(null) };
}
