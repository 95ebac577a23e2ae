const ID = 'toasts';

/**
 * Beside the app, not in it: a dialog hides what is in the app from screen readers, and a toast may be
 * about what is done in the dialog. Dialogs hide everything beside themselves; not this.
 */
export function toastRoot(): HTMLElement {
  const there = document.getElementById(ID);
  if (there !== null) return there;
  const root = document.createElement('div');
  root.id = ID;
  document.body.append(root);
  new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden');
  }).observe(root, { attributeFilter: ['aria-hidden'] });
  return root;
}
