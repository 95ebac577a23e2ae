import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { keepAgeTick } from '../device/ageTick.ts';
import { ProfileContext, type ProfileState } from './ProfileContext.ts';
import { useProfileSubscription, type ProfileSubscription } from './useProfileSubscription.ts';

interface Props {
  readonly uid: string;
  /** Whether Auth has confirmed this user: before, nothing is asked for. */
  readonly isConfirmed: boolean;
  readonly children: ReactNode;
}

/** The user's profile for everything below. A retry starts from nothing, as does another user. */
export function ProfileProvider({ uid, isConfirmed, children }: Props) {
  const [attempt, setAttempt] = useState(1);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return (
    <Loader key={`${uid}/${attempt}`} uid={uid} isConfirmed={isConfirmed} retry={retry}>
      {children}
    </Loader>
  );
}

function Loader({ uid, isConfirmed, retry, children }: Props & { retry: () => void }) {
  const { known, hasFailed, isAgeMissing, libraryNews } = useProfileSubscription(uid, isConfirmed);
  const value = useMemo(
    () => stateOf({ known, hasFailed, isAgeMissing, libraryNews }, retry),
    [known, hasFailed, isAgeMissing, libraryNews, retry],
  );
  return <ProfileContext value={value}>{children}</ProfileContext>;
}

/** Once there is a profile, a broken connection only means that it is not the newest. */
function stateOf(
  { known, hasFailed, isAgeMissing, libraryNews }: ProfileSubscription,
  retry: () => void,
): ProfileState {
  if (known !== null) return { state: 'ready', ...known, libraryNews };
  if (isAgeMissing) {
    const confirm = (): void => {
      keepAgeTick();
      retry();
    };
    return { state: 'age-missing', confirm, libraryNews };
  }
  return hasFailed ? { state: 'failed', retry, libraryNews } : { state: 'loading', libraryNews };
}
