import { MY_VIDEOS_TEXTS as TEXTS } from '#app/texts/videos.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import grid from '#app/components/pictures/grid.module.css';
import { LibraryCell } from '#app/components/pictures/LibraryCell.tsx';
import { SkeletonCells } from '#app/components/pictures/SkeletonCells.tsx';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { useCell } from '#app/library/hooks/useCell.ts';
import { queryOfType } from '@lumashot/domain/library/query';
import { useAllRows } from '#app/library/hooks/useIndexRows.ts';
import styles from './myVideos.module.css';
import { RequestCell } from './RequestCell.tsx';
import { useVideoRequests, type Requests } from './useVideoRequests.ts';

/** A retry starts from nothing. */
export function MyVideosTab({ toPhotos }: { toPhotos: () => void }) {
  const [attempt, setAttempt] = useState(1);
  return <Mine key={attempt} toPhotos={toPhotos} retry={() => setAttempt(attempt + 1)} />;
}

function Mine({ toPhotos, retry }: { toPhotos: () => void; retry: () => void }) {
  const requests = useVideoRequests();
  const videos = useAllRows(queryOfType('video')) ?? [];
  const isEmpty =
    requests.state === 'ready' && requests.requests.length === 0 && videos.length === 0;
  if (isEmpty) {
    return (
      <EmptyState {...TEXTS.empty} action={<Button onClick={toPhotos}>{TEXTS.toPhotos}</Button>} />
    );
  }
  return (
    <div className={styles['mine']}>
      {videos.length === 0 ? null : <Videos rows={videos} />}
      {requests.state === 'failed' ? (
        <p role="alert" className={styles['failed']}>
          {TEXTS.failed}
          <Button look="outlined" onClick={retry}>
            {TEXTS.retry}
          </Button>
        </p>
      ) : (
        <SavedRequests requests={requests} />
      )}
    </div>
  );
}

const Videos = ({ rows }: { rows: readonly IndexRow[] }) => (
  <section className={styles['part']} aria-labelledby="videos-made">
    <h2 id="videos-made">{TEXTS.videos}</h2>
    <ul className={grid['grid']}>
      {rows.map((row) => (
        <li key={row.key}>
          <Video row={row} />
        </li>
      ))}
    </ul>
  </section>
);

const Video = ({ row }: { row: IndexRow }) => <LibraryCell {...useCell(row)} />;

function SavedRequests({ requests }: { requests: Exclude<Requests, { state: 'failed' }> }) {
  if (requests.state === 'ready' && requests.requests.length === 0) return null;
  return (
    <section
      className={styles['part']}
      aria-labelledby="videos-requested"
      aria-busy={requests.state === 'loading'}
    >
      <h2 id="videos-requested">{TEXTS.requests}</h2>
      <ul className={grid['grid']}>
        {requests.state === 'loading' ? (
          <SkeletonCells count={3} />
        ) : (
          requests.requests.map((request) => (
            <li key={request.id}>
              <RequestCell request={request} />
            </li>
          ))
        )}
      </ul>
    </section>
  );
}
