import type { CreateTabId } from '#app/texts/images.ts';
import { useHandedTab } from '#app/lib/useHandedTab.ts';
import { handOffFrom, tabFromSearch, type HandOff } from './handOff.ts';

export const useCreateTab = () =>
  useHandedTab<CreateTabId, HandOff>({ handOffFrom, tabFrom: tabFromSearch });
