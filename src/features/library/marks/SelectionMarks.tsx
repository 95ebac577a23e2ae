import { Button } from '#app/components/actions/Button.tsx';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { useSelectedKeys, useSelection } from '../selection/SelectionContext.ts';
import { mark, moveToTrash, restore } from './markItems.ts';
import { purgeWish } from './purgeWish.ts';

/** What can be done with many pictures at once, besides taking them away. */
export function SelectionMarks({ isTrash }: { isTrash: boolean }) {
  const library = useLibrary();
  const selection = useSelection();
  const keys = [...useSelectedKeys()];
  const then = (act: () => void) => () => {
    act();
    selection.clear();
  };
  if (isTrash) {
    return (
      <>
        <Button look="plain" onClick={then(() => restore(library, keys))}>
          {TRASH_TEXTS.restore}
        </Button>
        <Button look="plain" onClick={() => purgeWish.set({ keys, count: keys.length })}>
          {TRASH_TEXTS.purge}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button look="plain" onClick={then(() => mark(library, 'favorite', keys))}>
        {MARK_TEXTS.favorite}
      </Button>
      <Button look="plain" onClick={then(() => moveToTrash(library, keys))}>
        {MARK_TEXTS.trash}
      </Button>
    </>
  );
}
