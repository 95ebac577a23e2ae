import { useNow } from '#app/lib/useNow.ts';
import { FACET_CHIPS, SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import type { LibraryWish } from '../useLibraryView.ts';
import styles from './search.module.css';
import { toggleFacet } from './toggleFacet.ts';

interface Props {
  readonly id: string;
  readonly wish: LibraryWish;
  readonly change: (wish: Partial<LibraryWish>) => void;
}

/** What the pictures have to be. Pressed chips are what the list is filtered by. */
export function Filters({ id, wish, change }: Props) {
  const { facets } = wish;
  const month = monthOf(useNow());
  return (
    <div id={id} className={styles['chips']} role="group" aria-label={SEARCH_TEXTS.filters}>
      {FACET_CHIPS.map((chip) => (
        <Chip
          key={chip.facet}
          label={chip.label}
          isOn={facets.includes(chip.facet)}
          onPress={() => change({ facets: toggleFacet(facets, chip.facet) })}
        />
      ))}
      <Chip
        label={SEARCH_TEXTS.month}
        isOn={wish.month === month}
        onPress={() => change({ month: wish.month === month ? null : month })}
      />
    </div>
  );
}

function Chip({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  );
}

/** `2026-11` by the device's clock. */
const monthOf = (day: Date): string =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;
