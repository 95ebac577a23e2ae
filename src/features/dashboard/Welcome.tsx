import { LOADING } from '#app/texts/app.ts';
import { CONTINUE_TEXTS, HOME_TEXTS } from '#app/texts/home.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { LibraryCell } from '#app/components/pictures/LibraryCell.tsx';
import { displayNameOf } from '#app/lib/displayName.ts';
import { greetingAt } from '#app/lib/greeting.ts';
import { hasKeptPrompt } from '#app/device/keptPrompt.ts';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { useCell } from '#app/library/hooks/useCell.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { continueFrom } from './continueFrom.ts';
import styles from './welcome.module.css';

interface Props {
  readonly now: Date;
  /** The newest pictures; undefined until they are known. */
  readonly rows: readonly IndexRow[] | undefined;
}

/** The greeting, beside the picture the user made last. */
export function Welcome({ now, rows }: Props) {
  const { email } = useUser();
  const last = rows?.[0];
  const hasMade = useHasMade();
  const isLoading = rows === undefined && hasMade;
  return (
    <section className={styles['welcome']} aria-label={HOME_TEXTS.welcome}>
      <div className={styles['words']}>
        <p className={styles['day']}>{dayOf(now)}</p>
        <h2>
          {greetingAt(now)}, {displayNameOf(email)}
        </h2>
        {hasKeptPrompt() ? <KeptPrompt /> : null}
        <NextStep row={last} hasMade={last !== undefined || isLoading} isLoading={isLoading} />
      </div>
      {last === undefined ? (
        <Frame isLoading={isLoading} />
      ) : (
        <LastPicture key={last.key} row={last} />
      )}
    </section>
  );
}

const KeptPrompt = () => (
  <p className={styles['waiting']}>
    {CONTINUE_TEXTS.waiting} <Link to={NAVIGATION.images.path}>{CONTINUE_TEXTS.waitingAction}</Link>
  </p>
);

interface NextStepProps {
  readonly row: IndexRow | undefined;
  readonly hasMade: boolean;
  readonly isLoading: boolean;
}

/**
 * To go on with the last picture, or to make the first. Until it is known which, it only keeps its place. One link
 * for both: who presses it while a picture arrives is led somewhere all the same.
 */
function NextStep({ row, hasMade, isLoading }: NextStepProps) {
  const first = hasMade ? NOWHERE_YET : { to: NAVIGATION.images.path, state: null };
  const { to, state } = row === undefined ? first : continueFrom(row);
  return (
    <div className={styles['pickUp']} inert={row === undefined && isLoading}>
      {hasMade ? <p>{CONTINUE_TEXTS.title}</p> : null}
      <ButtonLink to={to} state={state}>
        {hasMade ? CONTINUE_TEXTS.action : HOME_TEXTS.first}
      </ButtonLink>
    </div>
  );
}

const NOWHERE_YET = { to: NAVIGATION.library.path, state: null } as const;

/**
 * Before the pictures are known: the profile says of which types there are any. Until it does (what a sign-in is
 * answered with does not), somebody is no newcomer.
 */
function useHasMade(): boolean {
  const changes = useProfile()?.library_changed_at;
  return changes === undefined || Object.keys(changes).length > 0;
}

/** Holds the picture's place, so that nothing jumps; for newcomers an unexposed frame. */
const Frame = ({ isLoading }: { isLoading: boolean }) => (
  <p className={styles['frame']} data-loading={isLoading}>
    {isLoading ? <span className="visually-hidden">{LOADING}</span> : CONTINUE_TEXTS.none}
  </p>
);

/** Wide, so that the rest of the desk stays in sight. */
function LastPicture({ row }: { row: IndexRow }) {
  const { picture, ...cell } = useCell(row);
  return <LibraryCell {...cell} picture={{ ...picture, width: 16, height: 10 }} />;
}

const dayOf = (now: Date): string =>
  now.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
