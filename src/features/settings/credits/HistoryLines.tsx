import type { HistoryLine } from '@lumashot/domain/credits/history';
import { errorEntry, errorMessage } from '@lumashot/domain/errors';
import { itemKeyOf } from '@lumashot/domain/library/changes';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { showToast } from '#app/components/toasts/showToast.ts';
import { formatMoment } from '#app/lib/formatDate.ts';
import { useIsHere } from '#app/lib/useIsHere.ts';
import { searchWithItem } from '#app/library/index/itemLink.ts';
import { useLibraryPath } from '#app/library/sync/ReadOnlyLibrary.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { useCaptions } from '#app/library/hooks/useCaptions.ts';
import { CREDITS_TEXTS, signedCredits } from '#app/texts/credits.ts';
import styles from './credits.module.css';
import { itemOfJob } from './itemOfJob.ts';

export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  const items = lines.flatMap((line) =>
    line.kind === 'moved' && line.row.item !== null ? [line.row.item] : [],
  );
  const captions = useCaptions(items);
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={`${line.kind} ${line.id}`} className={styles['line']}>
          <Words line={line} captions={captions} />
          <Figures line={line} />
        </li>
      ))}
    </ul>
  );
}

interface WordsProps {
  readonly line: HistoryLine;
  readonly captions: ReadonlyMap<string, string>;
}

const Words = ({ line, captions }: WordsProps) => (
  <div className={styles['words']}>
    {line.kind === 'uncharged' ? (
      <Reason line={line} />
    ) : (
      <Title row={line.row} captions={captions} />
    )}
    <time dateTime={line.at.toISOString()}>{formatMoment(line.at)}</time>
  </div>
);

/** Of a picture that was not charged: what was asked for, and why there is none. */
function Reason({ line }: { line: Extract<HistoryLine, { kind: 'uncharged' }> }) {
  const why =
    line.failure === null ? CREDITS_TEXTS.cancelled : errorMessage({ reason: line.failure });
  return (
    <p title={line.failure === null ? undefined : errorEntry(line.failure).title}>
      {CREDITS_TEXTS.notCharged} · {OPERATIONS[line.operation].description} · {why}
    </p>
  );
}

function Title({
  row,
  captions,
}: {
  readonly row: Extract<HistoryLine, { kind: 'moved' }>['row'];
  readonly captions: WordsProps['captions'];
}) {
  const { item, job_id: jobId, description } = row;
  const pathname = useLibraryPath();
  if (item !== null) {
    const caption = captions.get(itemKeyOf(item));
    const words = caption === undefined ? description : `${description} · ${caption}`;
    return (
      <p>
        <Link to={{ pathname, search: searchWithItem(item).toString() }}>{words}</Link>
      </p>
    );
  }
  return (
    <p>{jobId === null ? description : <OldPicture jobId={jobId}>{description}</OldPicture>}</p>
  );
}

/** From before movements named their pictures: the job is read when somebody asks. */
function OldPicture({ jobId, children }: { readonly jobId: string; readonly children: ReactNode }) {
  const { uid } = useLibrary();
  const navigate = useNavigate();
  const pathname = useLibraryPath();
  const isHere = useIsHere();
  const [isBusy, setIsBusy] = useState(false);
  async function open(): Promise<void> {
    setIsBusy(true);
    const item = await itemOfJob(uid, jobId);
    if (!isHere()) return;
    setIsBusy(false);
    if (item === null) showToast('info', CREDITS_TEXTS.pictureMissing);
    else await navigate({ pathname, search: searchWithItem(item).toString() });
  }
  return (
    <button
      type="button"
      className={styles['old']}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => void open()}
    >
      {children}
    </button>
  );
}

function Figures({ line }: { line: HistoryLine }) {
  const amount = line.kind === 'moved' ? line.row.amount : 0;
  return (
    <div className={styles['figures']}>
      <strong data-sign={Math.sign(amount)}>{signedCredits(amount)}</strong>
      {line.kind === 'moved' ? (
        <span>{CREDITS_TEXTS.balanceAfter(line.row.balance_after)}</span>
      ) : null}
    </div>
  );
}
