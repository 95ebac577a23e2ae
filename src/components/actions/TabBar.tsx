import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabBar.module.css';
import { tabAfterKey } from './tabAfterKey.ts';
import { TabShownContext } from './TabShownContext.ts';

interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How much is behind it; null while that is unknown. */
  readonly count?: number | null;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/**
 * The ARIA pattern of tabs: one tab stop, arrows move the focus, and a press chooses. Ours and not MUI's, which
 * draws itself twice and measures the page in every screen's first frame (docs/adr/0010-chunks-by-step.md).
 */
export function TabBar<Id extends string>({ label, tabs, chosen, onChoose }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const chosenAt = tabs.findIndex(({ id }) => id === chosen);
  useEffect(() => {
    // Where a phone has no room for all names they are pushed aside: the first one is in sight by itself.
    if (chosenAt > 0) bringIntoSight(list.current, chosenAt);
  }, [chosenAt]);

  function walk(event: KeyboardEvent, at: number): void {
    // With a modifier it is the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfterKey(event.key, { at, count: tabs.length });
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx(
        styles['bar'],
        tabs.length > 4 && tabs.every(({ count }) => count === undefined) && styles['many'],
      )}
    >
      {tabs.map(({ id, label: name, count }, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-controls={panelId(id)}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className={styles['tab']}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => walk(event, at)}
        >
          {count === undefined ? name : <Counted name={name} count={count} />}
        </button>
      ))}
    </div>
  );
}

const tabId = (id: string): string => `tab-${id}`;
const panelId = (id: string): string => `panel-${id}`;

/** The bar alone is scrolled: the page may have been put back to a place far below it. */
function bringIntoSight(list: HTMLElement | null, at: number): void {
  const tab = list?.querySelectorAll('button')[at];
  if (list === null || tab === undefined) return;
  list.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.clientWidth / 2;
}

const Counted = ({ name, count }: { name: string; count: number | null }) => (
  <span className={styles['counted']}>
    {name} <span className={styles['count']}>{count ?? '–'}</span>
  </span>
);

export const TabPanel = ({
  id,
  chosen,
  children,
}: {
  id: string;
  chosen: string;
  children: ReactNode;
}) => (
  <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== chosen}>
    <TabShownContext value={id === chosen}>{children}</TabShownContext>
  </div>
);
