interface LaterPage {
  readonly isNewTab: boolean;
  readonly show: (url: string) => void;
  readonly close: () => void;
}

/**
 * A new tab for a page whose address is not known yet. To be called inside the click: phones block
 * tabs that open later. It says `words` until its page comes, for a slow line takes seconds. An installed app has no tabs,
 * and some browsers allow none: then the page comes here.
 */
export function openPageLater(words: string): LaterPage {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const tab = isInstalled ? null : window.open('', '_blank');
  if (tab === null) {
    return { isNewTab: false, show: (url) => window.location.assign(url), close: () => {} };
  }
  sayIn(tab.document, words);
  // Whatever opens there must not reach back to us.
  tab.opener = null;
  return {
    isNewTab: true,
    show: (url) => {
      tab.location.href = url;
    },
    close: () => tab.close(),
  };
}

function sayIn(page: Document, words: string): void {
  page.title = words;
  page.body.textContent = words;
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width';
  page.head.append(viewport);
  // No style sheet of ours is there, and a white window would flash in the dark.
  page.documentElement.style.colorScheme = 'light dark';
  Object.assign(page.body.style, {
    margin: '20vh 1rem',
    font: '1rem system-ui',
    textAlign: 'center',
  });
}
