import { LOADING } from '#app/texts/app.ts';
import {
  HISTORY_FILTERS,
  totalsOf,
  type History,
  type HistoryFilter,
  type HistoryTotals,
} from '@lumashot/domain/credits/history';
import { isSubscribed } from '@lumashot/domain/profile/access';
import { useId, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { sellsPacks } from '#app/firebase/priceIds.ts';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { PACK_TEXTS } from '#app/texts/billing.ts';
import { CREDITS_TEXTS as TEXTS, signedCredits } from '#app/texts/credits.ts';
import { Section } from '#app/components/look/Section.tsx';
import settings from '../settings.module.css';
import { Waiting } from '../Waiting.tsx';
import { BalanceHead } from './BalanceHead.tsx';
import styles from './credits.module.css';
import { downloadCsv } from './downloadCsv.ts';
import { Packs } from './Packs.tsx';
import { HistoryLines } from './HistoryLines.tsx';
import { useCreditHistory } from './useCreditHistory.ts';

/** Where every credit came from and went. */
export function CreditsTab() {
  const profile = useProfile();
  const now = useNow();
  return (
    <>
      <Section title={TEXTS.balance}>
        {profile === null ? <Waiting /> : <BalanceHead profile={profile} now={now} />}
      </Section>
      {sellsPacks && profile !== null && isSubscribed(profile, now) ? (
        <Section title={PACK_TEXTS.title}>
          <Packs profile={profile} />
        </Section>
      ) : null}
      <Section title={TEXTS.history}>
        {profile === null ? <Waiting /> : <HistoryOf balance={profile.credits} />}
      </Section>
    </>
  );
}

function HistoryOf({ balance }: { readonly balance: number }) {
  const { uid } = useLibrary();
  const isOnline = useIsOnline();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const { history, isIncomplete, isLoading, hasFailed, loadMore } = useCreditHistory({
    uid,
    filter,
    balance,
    isOnline,
  });
  const offlineId = useId();
  const isWaiting = history === null && isOnline && !hasFailed;
  return (
    <>
      <div className={styles['chips']} role="group" aria-label={TEXTS.filter}>
        {HISTORY_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles['chip']}
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
          >
            {TEXTS.filters[each]}
          </button>
        ))}
      </div>
      <div className={styles['list']} aria-busy={isLoading}>
        {isWaiting ? <WaitingLines /> : null}
        {history === null ? null : <Lines history={history} filter={filter} />}
        {isIncomplete ? <p>{TEXTS.incomplete}</p> : null}
      </div>
      {hasFailed ? <p role="alert">{TEXTS.failed}</p> : null}
      <OfflineReason id={offlineId} text={isOnline ? null : TEXTS.offline} />
      {/* Not before the lines, which would push it down. */}
      {isWaiting ? null : (
        <div className={settings['actions']}>
          {hasFailed || history?.hasMore === true ? (
            <Button
              look="outlined"
              disabled={!isOnline || isLoading}
              aria-describedby={offlineId}
              onClick={loadMore}
            >
              {isLoading ? TEXTS.loading : hasFailed ? TEXTS.retry : TEXTS.more}
            </Button>
          ) : null}
          <CsvButton uid={uid} isOnline={isOnline} offlineId={offlineId} />
        </div>
      )}
    </>
  );
}

const WaitingLines = () => (
  <div>
    <span className="visually-hidden">{LOADING}</span>
    {[1, 2, 3].map((line) => (
      <div key={line} className={styles['waiting']}>
        <span />
        <span />
      </div>
    ))}
  </div>
);

function Lines({ history, filter }: { readonly history: History; readonly filter: HistoryFilter }) {
  const { lines, hasMore } = history;
  if (lines.length === 0 && !hasMore) return <p>{TEXTS.empty[filter]}</p>;
  // What is left out by a filter would be missing in the sum.
  const totals = filter === 'all' ? totalsOf(lines) : null;
  return (
    <>
      <HistoryLines lines={lines} />
      {totals === null ? null : <Totals totals={totals} />}
    </>
  );
}

function Totals({
  totals: { before, received, spent, balance },
}: {
  readonly totals: HistoryTotals;
}) {
  const parts = [
    ...(before === 0 ? [] : [[TEXTS.before, creditsLabel(before)] as const]),
    [TEXTS.received, signedCredits(received)] as const,
    [TEXTS.spent, signedCredits(-spent)] as const,
    [TEXTS.balance, creditsLabel(balance)] as const,
  ];
  return (
    <div className={styles['totals']}>
      <p>{before === 0 ? TEXTS.sumWhole : TEXTS.sumPart}</p>
      <dl>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CsvButton({
  uid,
  isOnline,
  offlineId,
}: {
  readonly uid: string;
  readonly isOnline: boolean;
  readonly offlineId: string;
}) {
  const [isBusy, setIsBusy] = useState(false);
  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await downloadCsv(uid);
    } catch (error) {
      console.error('The history of credits cannot be read', error);
      showToast('error', TEXTS.csvFailed);
    }
    setIsBusy(false);
  }
  return (
    <Button
      look="outlined"
      disabled={!isOnline || isBusy}
      aria-busy={isBusy}
      aria-describedby={offlineId}
      onClick={() => void save()}
    >
      {isBusy ? TEXTS.csvBusy : TEXTS.csv}
    </Button>
  );
}
