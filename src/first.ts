/**
 * The only script of a page that was drawn at build: such a page can be read and left without React,
 * so React comes with the first sign that somebody wants to do something (ADR 0007). What they do
 * until it is here must not be lost: text and radio buttons keep it themselves and are read when
 * React takes over (lib/useHydratedField.ts), a click is held back and played again.
 */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

let loading: Promise<unknown> | null = null;
let held: HTMLElement | null = null;

listen();

function start(): void {
  loading ??= load();
}

async function load(): Promise<void> {
  try {
    await import('./main.tsx');
  } catch (error) {
    giveBack(error);
    return;
  }
  // React has the page.
  stop();
  held?.click();
}

function hold(event: MouseEvent): void {
  start();
  const control = controlOf(event);
  if (control === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held = control;
}

/** A button, or a link to another page. Anchors of this page and new tabs need no script. */
function controlOf({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  const control = target.closest('a[href], button');
  if (control instanceof HTMLButtonElement) return control;
  const leads =
    control instanceof HTMLAnchorElement &&
    control.origin === window.location.origin &&
    control.pathname !== window.location.pathname;
  return leads ? control : null;
}

/** The app did not arrive: the page goes on without it, and the next sign tries again. */
function giveBack(error: unknown): void {
  console.warn('The app was not loaded', error);
  stop();
  held?.click();
  loading = null;
  held = null;
  listen();
}

function listen(): void {
  for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, passive: true });
  window.addEventListener('click', hold, { capture: true });
}

function stop(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, start, { capture: true });
  window.removeEventListener('click', hold, { capture: true });
}
