import { itemKeyOf } from '@lumashot/domain/library/changes';
import { useSearchParams } from 'react-router-dom';
import { showToast } from '#app/components/toasts/showToast.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { itemFromSearch } from '#app/library/index/itemLink.ts';
import { useLibrary, useSyncStatus } from '#app/library/hooks/LibrarySyncContext.ts';
import { hasRow, useIndexRow } from '#app/library/hooks/useIndexRows.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';

/** No key of a picture. */
const BROKEN = 'broken';

/**
 * A link to a picture that this device does not hold, or holds no more since another one has deleted it for ever: the server is
 * asked for that one, and a link that leads nowhere says so. Without a network the link waits; not one that names no
 * picture at all, as it was cut off on its way.
 */
export function useMissingItem(close: () => void): void {
  const { sync, server } = useLibrary();
  const { phase, isHeard } = useSyncStatus();
  const [search] = useSearchParams();
  const asked = itemFromSearch(search);
  const row = useIndexRow(asked?.type ?? 'text-to-image', asked?.id ?? null);
  const missing = asked === null || row !== undefined ? null : itemKeyOf(asked);
  const isBroken = asked === null && search.has('item');
  const mayAsk = phase === 'ready' && isHeard;

  function tell(): void {
    showToast('info', DETAIL_TEXTS.gone);
    close();
  }

  useAsyncEffect(isBroken ? BROKEN : mayAsk ? missing : null, async (wanted, signal) => {
    if (asked === null) return tell();
    try {
      if (await hasRow(wanted)) return;
      const { entries } = await sync.keepFound(async () => ({ entries: await server.item(asked) }));
      if (signal.aborted || entries.length > 0) return;
      tell();
    } catch (error) {
      console.warn('A linked picture was not read', error);
    }
  });
}
