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
  const isFirst = tabs[0]?.id === chosen;
  useEffect(() => {
    // Where a phone has no room for all names they are pushed aside: the first one is in sight by itself.
    if (!isFirst)
      tabIn(list.current, chosen)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, isFirst]);

  function walk(event: KeyboardEvent, at: number): void {
    // With a modifier it is the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabs[tabAfterKey(event.key, { at, count: tabs.length }) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    tabIn(list.current, next.id)?.focus();
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

const tabIn = (list: HTMLElement | null, id: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id))}`) ?? null;

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
