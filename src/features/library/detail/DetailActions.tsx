import { hasClearGround } from '@lumashot/domain/library/item';
import { originalIdOf } from '@lumashot/domain/library/original';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { FROM_PICTURE, searchEnhancing, searchWithItem } from '#app/library/index/itemLink.ts';
import { useIsReadOnly } from '#app/library/sync/ReadOnlyLibrary.ts';
import { actionsOf } from './detailActions.ts';
import { downloadItem } from './downloadItem.ts';
import styles from './detailDialog.module.css';

export function DetailActions({ row }: { row: IndexRow }) {
  const originalId = originalIdOf(row.item);
  const [search] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  return (
    <div className={styles['actions']}>
      {row.type === 'video' || hasClearGround(row.item) || isReadOnly ? null : (
        <ButtonLink
          to={{ search: searchEnhancing(search).toString() }}
          state={FROM_PICTURE}
          preventScrollReset
        >
          {DETAIL_TEXTS.enhance}
        </ButtonLink>
      )}
      {(isReadOnly ? [] : actionsOf(row.item)).map(({ label, to, state }) => (
        <ButtonLink key={label} look="outlined" to={to} state={state}>
          {label}
        </ButtonLink>
      ))}
      <Button look="outlined" onClick={() => void downloadItem(row)}>
        {DETAIL_TEXTS.download}
      </Button>
      {originalId === null ? null : (
        <ButtonLink
          look="outlined"
          to={{ search: searchWithItem({ type: row.type, id: originalId }, search).toString() }}
          preventScrollReset
        >
          {DETAIL_TEXTS.showOriginal}
        </ButtonLink>
      )}
    </div>
  );
}
