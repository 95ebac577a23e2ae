interface LaterPage {
  readonly isNewTab: boolean;
  readonly show: (url: string) => void;
  readonly close: () => void;
}

/**
 * A new tab for a page whose address is not known yet. To be called inside the click: phones block
 * tabs that open later. An installed app has no tabs, and some browsers allow none: then the page
 * comes here.
 */
export function openPageLater(): LaterPage {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches;
  const tab = isInstalled ? null : window.open('', '_blank');
  if (tab === null) {
    return { isNewTab: false, show: (url) => window.location.assign(url), close: () => {} };
  }
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
