import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Card, SourceModule } from './source.ts';

/** `?fill=index` fills a source, `?show=index` shows its newest fifty and notes when they were there. */
const SOURCES: Readonly<Record<string, () => Promise<SourceModule>>> = {
  index: () => import('./fromIndex.tsx'),
  cursor: () => import('./fromCursor.tsx'),
  cache: () => import('./fromCache.tsx'),
};

const search = new URLSearchParams(window.location.search);
const [purpose, name] = [...search][0] ?? ['', ''];
const source = await SOURCES[name]?.();
const place = document.getElementById('root');
if (source === undefined || place === null) throw new Error('Which source?');
const root = createRoot(place);

if (purpose === 'fill') {
  await source.fill();
  root.render(<p>filled</p>);
} else {
  performance.mark('loaded');
  root.render(<source.Cards show={(cards) => <List cards={cards} />} />);
}

/** The same list for every source: only where the rows come from differs. */
function List({ cards }: { cards: readonly Card[] }): ReactNode {
  const count = cards.length;
  useLayoutEffect(() => {
    if (count > 0) performance.mark('first');
    if (count >= 50) performance.mark('fifty');
  }, [count]);
  return (
    <>
      <ul>
        {cards.map(({ key, words, date }) => (
          <li key={key}>
            <a href={`#${key}`}>{words}</a>
            <p>{date.toLocaleDateString('en-US')}</p>
          </li>
        ))}
      </ul>
      {count >= 50 ? <p>shown</p> : null}
    </>
  );
}
