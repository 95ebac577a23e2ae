import { useEffect, useState } from 'react';
import { acquireMediaUrl, readyMediaUrl, releaseMediaUrl } from './mediaUrls.ts';

export interface MediaUrl {
  /** An object URL, or null while loading. */
  readonly url: string | null;
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
    async function load(wanted: string): Promise<void> {
      try {
        const url = await acquireMediaUrl(wanted);
        if (gone) return releaseMediaUrl(wanted);
        held = true;
        setLoaded({ of: wanted, url, failed: false });
      } catch {
        if (!gone) setLoaded({ of: wanted, url: null, failed: true });
      }
    }
    void load(gsUrl);
    return () => {
      gone = true;
      if (held) releaseMediaUrl(gsUrl);
    };
  }, [gsUrl]);

  return loaded.of === gsUrl ? loaded : { url: null, failed: false };
}
