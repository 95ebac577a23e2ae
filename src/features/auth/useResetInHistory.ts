import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** How the form for a forgotten password came into the history: after the page for signing in, or in its place. */
type Asked = 'after' | 'instead';

const asking = (reset: Asked): object => ({ reset });

const askedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reset' in state;

const cameAfter = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'reset' in state && state.reset === 'after';

/** The form for a forgotten password is an entry of the history: the browser's Back leads to the form that it was opened from. */
export function useResetInHistory() {
  const { state, search }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  return {
    isAsked: askedIn(state),
    ask: () => void navigate({ search }, { state: asking('after') }),
    /** In the place of a link that no longer works. */
    askInstead: () => void navigate({ search: '' }, { replace: true, state: asking('instead') }),
    goBack: () =>
      void (cameAfter(state) ? navigate(-1) : navigate({ search }, { replace: true, state: null })),
  };
}
