import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LazyMount } from '#app/components/states/LazyMount.tsx';
import { untilIdle } from '#app/lib/whenIdle.ts';
import { isEnhancing, itemFromSearch } from '#app/library/index/itemLink.ts';
import { useCloseItem } from '#app/library/hooks/useCloseItem.ts';
import { purgeWish } from './marks/purgeWish.ts';
import { useMissingItem } from './useMissingItem.ts';

const loadDetails = async () => ({
  default: (await import('./detail/DetailDialog.tsx')).DetailDialog,
});
const loadPurge = async () => ({
  default: (await import('./marks/ConfirmPurge.tsx')).ConfirmPurge,
});
const DetailDialog = lazy(loadDetails);
const ConfirmPurge = lazy(loadPurge);

/** What opens before the list. The list alone does without MUI, and so does its first frame (ADR 0010). */
export function LibraryDialogs() {
  const [search] = useSearchParams();
  const closeItem = useCloseItem();
  const wish = useSyncExternalStore(purgeWish.subscribe, purgeWish.get);
  useLoadedWhenIdle();
  useMissingItem(closeItem);
  return (
    <>
      <LazyMount
        isAsked={itemFromSearch(search) !== null && !isEnhancing(search)}
        callOff={closeItem}
      >
        <DetailDialog />
      </LazyMount>
      <LazyMount isAsked={wish !== null} callOff={() => purgeWish.set(null)}>
        <ConfirmPurge onPurged={closeItem} />
      </LazyMount>
    </>
  );
}

/** A press finds them there, also where the network has gone meanwhile. What fails here fails again then. */
function useLoadedWhenIdle(): void {
  useEffect(() => {
    void untilIdle()
      .then(() => Promise.all([loadDetails(), loadPurge()]))
      .catch(() => undefined);
  }, []);
}
