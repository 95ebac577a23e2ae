import { VIDEO_TABS, videosHandOffSchema, type VideoTab } from '@lumashot/domain/handOffs';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

type HandOff = z.output<typeof videosHandOffSchema>;

/** The chosen tab stands in the URL; what another screen handed over is read once, then cleared. */
export function useVideosTab(): {
  tab: VideoTab;
  choose: (tab: VideoTab) => void;
  handOff: HandOff | null;
} {
  const { state, pathname, search: query } = useLocation();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [handOff] = useState(() => handOffFrom(state));
  const hasState = state !== null;

  useEffect(() => {
    if (!hasState) return;
    const wanted = handOff === null ? query : `?tab=${handOff.tab}`;
    void navigate(`${pathname}${wanted}`, { replace: true, state: null });
  }, [hasState, handOff, pathname, query, navigate]);

  const named = VIDEO_TABS.find((id) => id === search.get('tab')) ?? 'text';
  return {
    tab: hasState ? (handOff?.tab ?? named) : named,
    choose: (tab) => setSearch({ tab }, { replace: true, preventScrollReset: true }),
    handOff,
  };
}

/** Other screens, other versions: what is not understood is left out. */
function handOffFrom(state: unknown): HandOff | null {
  const parsed = videosHandOffSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
