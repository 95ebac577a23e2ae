import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LibraryScreen } from '../features/library/LibraryScreen.tsx';
import { isEnhancing } from '../localIndex/itemLink.ts';

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

/** From the first time it is asked for: most visits only look. It stays, to fade out. */
function Enhancing() {
  const [search] = useSearchParams();
  const [wasAsked, setWasAsked] = useState(false);
  const isAsked = isEnhancing(search);
  if (isAsked && !wasAsked) setWasAsked(true);
  return isAsked || wasAsked ? (
    <Suspense>
      <EnhanceDialog />
    </Suspense>
  ) : null;
}
