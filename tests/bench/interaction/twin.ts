import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The peer: React and nothing else. A text box, two tabs with twelve pictures each, a dialog. */

const TABS = ['Images', 'Portraits'] as const;
const CELLS = Array.from({ length: 12 }, (_, at) => `picture ${at + 1}`);

function Prompt() {
  const [text, setText] = useState('');
  return h('textarea', {
    'aria-label': 'Prompt',
    value: text,
    onChange: (event: { currentTarget: HTMLTextAreaElement }) => setText(event.currentTarget.value),
  });
}

function Twin() {
  const [tab, setTab] = useState<string>(TABS[0]);
  const [open, setOpen] = useState<string | null>(null);
  return h(
    'main',
    null,
    h(Prompt),
    h(
      'div',
      { role: 'tablist' },
      TABS.map((name) =>
        h(
          'button',
          { key: name, role: 'tab', 'aria-selected': name === tab, onClick: () => setTab(name) },
          name,
        ),
      ),
    ),
    h(
      'ul',
      { key: tab },
      CELLS.map((name) =>
        h(
          'li',
          { key: name },
          h('button', { 'aria-label': name, onClick: () => setOpen(name) }, `${tab}: ${name}`),
        ),
      ),
    ),
    open === null
      ? null
      : h(
          'div',
          { role: 'dialog', 'aria-label': open },
          h('button', { 'aria-label': 'Close', onClick: () => setOpen(null) }, 'Close'),
        ),
  );
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(h(Twin));
