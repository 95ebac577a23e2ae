import MoreIcon from '~icons/ic/round-expand-more';
import type { LibraryOrder } from '@lumashot/domain/library/query';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import styles from './search.module.css';

interface Props {
  readonly order: LibraryOrder;
  readonly labels: Readonly<Record<LibraryOrder, string>>;
  readonly onChoose: (order: LibraryOrder) => void;
}

const ORDERS: readonly LibraryOrder[] = ['newest', 'oldest', 'name'];

/** The system's own list: phones have a better one than any page. */
export const OrderSelect = ({ order, labels, onChoose }: Props) => (
  <span className={styles['orderBox']}>
    <select
      className={styles['order']}
      aria-label={SEARCH_TEXTS.order}
      value={order}
      onChange={({ target }) => {
        const chosen = ORDERS.find((one) => one === target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {ORDERS.map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </select>
    <MoreIcon aria-hidden="true" />
  </span>
);
