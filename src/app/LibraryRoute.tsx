import { EnhanceDialog } from '../features/images/enhance/EnhanceDialog.tsx';
import { LibraryScreen } from '../features/library/LibraryScreen.tsx';

/** Two features on one page: the library, and what enhances the item its URL names. */
export const LibraryRoute = () => (
  <>
    <LibraryScreen />
    <EnhanceDialog />
  </>
);
