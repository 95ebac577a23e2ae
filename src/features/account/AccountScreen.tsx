import { ROUTES } from '@lumashot/domain/routes';
import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { Section } from '#app/components/look/Section.tsx';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { bringIntoSight } from '#app/lib/bringIntoSight.ts';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { Facts } from '#app/components/look/Facts.tsx';
import { formatDay } from '#app/lib/formatDate.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { MY_DATA_TEXTS as TEXTS } from '#app/texts/account.ts';
import styles from './account.module.css';
import { CloseAccount } from './CloseAccount.tsx';
import { ClosingBanner } from './ClosingBanner.tsx';
import { CopyOfEverything } from './CopyOfEverything.tsx';

interface Props {
  /** The photo, and what opens the invoices: other features'. */
  readonly photo: ReactNode;
  /** Null: there are none. */
  readonly invoices: ReactNode | null;
  /** The account is being deleted. */
  readonly onDeleted: () => void;
}

/** Everything that is somebody's own, for everybody who is signed in. */
export function AccountScreen({ photo, invoices, onDeleted }: Props) {
  usePageTitle(TEXTS.title);
  const profile = useProfile();
  const closingAt = profile?.closing_at ?? null;
  const isClosing = closingAt !== null;
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef<'close' | 'keep' | null>(null);
  // Told at the head of the page: what was pressed, the form at its foot or the banner, is gone, and the focus with it.
  useEffect(() => {
    const told = isClosing ? banner.current : heading.current;
    if (asked.current !== (isClosing ? 'close' : 'keep') || told === null) return;
    asked.current = null;
    bringIntoSight(told);
    told.focus({ preventScroll: true });
  }, [isClosing]);
  const counts = profile?.library_counts?.live;
  const pictures =
    counts === undefined ? null : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {TEXTS.title}
        </h1>
        <p>{TEXTS.lead}</p>
      </div>
      {closingAt === null ? null : (
        <ClosingBanner
          ref={banner}
          closingAt={closingAt}
          onKeep={(isNow) => (asked.current = isNow ? 'keep' : null)}
          onDeleted={onDeleted}
        />
      )}
      <Section title={TEXTS.pictures.title}>
        <p className={styles['muted']}>
          {TEXTS.pictures.count(pictures)} {TEXTS.pictures.text}
        </p>
        <ButtonLink to={ROUTES.accountPictures}>{TEXTS.pictures.open}</ButtonLink>
      </Section>
      <Section title={TEXTS.copy.title}>
        <CopyOfEverything />
      </Section>
      <Section title={TEXTS.profile.title}>
        {photo}
        <ProfileFacts />
      </Section>
      <Section title={TEXTS.history.title}>
        <p className={styles['muted']}>{TEXTS.history.text}</p>
        <ButtonLink look="outlined" to={ROUTES.accountHistory}>
          {TEXTS.history.open}
        </ButtonLink>
      </Section>
      {invoices === null ? null : <Section title={TEXTS.invoices.title}>{invoices}</Section>}
      {profile === null || isClosing ? null : (
        <Section title={TEXTS.closing.title}>
          <CloseAccount onAsk={(isNow) => (asked.current = isNow ? 'close' : null)} />
        </Section>
      )}
    </div>
  );
}

function ProfileFacts() {
  const { email } = useUser();
  const profile = useProfile();
  const known =
    profile === null
      ? []
      : ([
          [TEXTS.profile.since, formatDay(profile.created_at)],
          [TEXTS.profile.credits, creditsLabel(profile.credits)],
        ] as const);
  return <Facts facts={[[TEXTS.profile.email, email ?? ''], ...known]} />;
}
