const ID = 'toasts';

/** Held: browsers keep an observer with what it observes, the DOM of our tests does not. */
let kept: MutationObserver | null = null;

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
  kept = new MutationObserver(() => {
    if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden');
  });
  kept.observe(root, { attributeFilter: ['aria-hidden'] });
  return root;
}
