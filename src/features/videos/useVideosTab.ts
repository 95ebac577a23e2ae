import { VIDEO_TABS, videosHandOffSchema, type VideoTab } from '@lumashot/domain/handOffs';
import type { z } from 'zod';
import { useHandedTab } from '#app/lib/useHandedTab.ts';

type HandOff = z.output<typeof videosHandOffSchema>;

export const useVideosTab = () => useHandedTab<VideoTab, HandOff>({ handOffFrom, tabFrom });

const tabFrom = (search: URLSearchParams): VideoTab =>
  VIDEO_TABS.find((id) => id === search.get('tab')) ?? 'text';

/** Other screens, other versions: what is not understood is left out. */
function handOffFrom(state: unknown): HandOff | null {
  const parsed = videosHandOffSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
