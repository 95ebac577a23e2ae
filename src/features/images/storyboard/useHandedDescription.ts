import { storyboardHandOffSchema } from '@lumashot/domain/handOffs';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What another screen handed over in the navigation state: read once, then cleared. */
export function useHandedDescription(): string | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [handed] = useState(() => storyboardHandOffSchema.safeParse(state).data ?? null);
  const hasState = state !== null;
  useEffect(() => {
    if (hasState) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [hasState, pathname, search, navigate]);
  return handed?.description ?? null;
}
