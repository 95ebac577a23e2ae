import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LazyMount } from '../components/states/LazyMount.tsx';
import { LibraryScreen } from '../features/library/LibraryScreen.tsx';
import { isEnhancing } from '../library/index/itemLink.ts';
import { useCloseEnhance } from '../library/hooks/useCloseEnhance.ts';

const EnhanceDialog = lazy(async () => ({
  default: (await import('../features/images/enhance/EnhanceDialog.tsx')).EnhanceDialog,
}));

/** Two features on one page: the library, and what enhances the item its URL names. */
export const LibraryRoute = () => (
  <>
    <LibraryScreen />
    <Enhancing />
  </>
);

/** Loaded when it is asked for: most visits only look. */
function Enhancing() {
  const [search] = useSearchParams();
  const close = useCloseEnhance();
  return (
    <LazyMount isAsked={isEnhancing(search)} callOff={close}>
      <EnhanceDialog />
    </LazyMount>
  );
}
