import { useEffect, useState } from 'react';
import { retryDelayMs, runLaterOrOnline } from '../lib/retryDelay.ts';
import { acquireMediaUrl, readyMediaUrl, releaseMediaUrl } from './mediaUrls.ts';

export interface MediaUrl {
  /** An object URL, or null while loading. */
  readonly url: string | null;
  /** The last try failed; the next one comes by itself. */
  readonly failed: boolean;
}

/** The picture behind a `gs://` URL; null asks for nothing (not near the viewport, none set). */
export function useMediaUrl(gsUrl: string | null): MediaUrl {
  const [loaded, setLoaded] = useState<MediaUrl & { readonly of: string | null }>(() => ({
    of: gsUrl,
    url: gsUrl === null ? null : readyMediaUrl(gsUrl),
    failed: false,
  }));

  useEffect(() => {
    if (gsUrl === null) return;
    let gone = false;
    let held = false;
    let failures = 0;
    let endRetry = () => {};
    async function load(wanted: string): Promise<void> {
      try {
        const url = await acquireMediaUrl(wanted);
        if (gone) return releaseMediaUrl(wanted);
        held = true;
        setLoaded({ of: wanted, url, failed: false });
      } catch {
        if (gone) return;
        setLoaded({ of: wanted, url: null, failed: true });
        failures += 1;
        endRetry = runLaterOrOnline(retryDelayMs(failures), () => void load(wanted));
      }
    }
    void load(gsUrl);
    return () => {
      gone = true;
      endRetry();
      if (held) releaseMediaUrl(gsUrl);
    };
  }, [gsUrl]);

  if (loaded.of === gsUrl) return loaded;
  // One that is ready takes the last one's place without a gap.
  return { url: gsUrl === null ? null : readyMediaUrl(gsUrl), failed: false };
}
