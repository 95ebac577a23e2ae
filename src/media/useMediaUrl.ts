import { useState } from 'react';
import { MediaMissing } from '../firebase/files/mediaMissing.ts';
import { useAsyncEffect } from '../lib/useAsyncEffect.ts';
import { retryDelayMs, runLaterOrOnline } from '../lib/retryDelay.ts';
import { acquireMediaUrl, readyMediaUrl, releaseMediaUrl } from './mediaUrls.ts';

export interface MediaUrl {
  /** An object URL, or null while loading. */
  readonly url: string | null;
  /** The last try failed; the next one comes by itself, unless the picture is gone. */
  readonly failed: boolean;
}

/** The picture behind a `gs://` URL; null asks for nothing (not near the viewport, none set). */
export function useMediaUrl(gsUrl: string | null): MediaUrl {
  const [loaded, setLoaded] = useState<MediaUrl & { readonly of: string | null }>(() => ({
    of: gsUrl,
    url: gsUrl === null ? null : readyMediaUrl(gsUrl),
    failed: false,
  }));

  useAsyncEffect(gsUrl, async (wanted, signal) => {
    const onAbort = (end: () => void) => signal.addEventListener('abort', end, { once: true });
    let failures = 0;
    async function load(): Promise<void> {
      try {
        const url = await acquireMediaUrl(wanted);
        if (signal.aborted) return releaseMediaUrl(wanted);
        onAbort(() => releaseMediaUrl(wanted));
        setLoaded({ of: wanted, url, failed: false });
      } catch (error) {
        if (signal.aborted) return;
        setLoaded({ of: wanted, url: null, failed: true });
        if (error instanceof MediaMissing) return;
        failures += 1;
        onAbort(runLaterOrOnline(retryDelayMs(failures), () => void load()));
      }
    }
    await load();
  });

  if (loaded.of === gsUrl) return loaded;
  // One that is ready takes the last one's place without a gap.
  return { url: gsUrl === null ? null : readyMediaUrl(gsUrl), failed: false };
}
