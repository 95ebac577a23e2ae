import { storyboardHandOffSchema } from '@lumashot/domain/handOffs';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface HandedDescription {
  readonly description: string | null;
  /** Another one with each that is handed over, also while the screen is open. */
  readonly key: string;
}

/** What another screen handed over in the navigation state: read once, then cleared. */
export function useHandedDescription(): HandedDescription {
  const { state, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const hasState = state !== null;
  const [handed, setHanded] = useState(() => ({ key, description: descriptionIn(state) }));
  if (hasState && handed.key !== key) setHanded({ key, description: descriptionIn(state) });
  useEffect(() => {
    if (hasState) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [hasState, pathname, search, navigate]);
  return handed;
}

const descriptionIn = (state: unknown): string | null =>
  storyboardHandOffSchema.safeParse(state).data?.description ?? null;
