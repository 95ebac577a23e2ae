import { coveredIn, createRaster, isFree, waysOut } from './covered.ts';
import { isPhone } from './isPhone.ts';

/** Between two toasts, in pixels: see toasts.css. */
const GAP = 12;
/** A scroll that has come to rest: not every browser has an event for it. */
const RESTED_MS = 120;

/** `down`: below the head of the window, in pixels. A header of ours, or of a dialog, takes up to 64 of them. */
interface Place {
  readonly at: 'foot' | 'head';
  readonly down: number;
}
const FOOT: Place = { at: 'foot', down: 0 };
/** The first that covers least is taken. */
const PLACES: readonly Place[] = [
  FOOT,
  ...[0, 64, 128, 192].map((down) => ({ at: 'head' as const, down })),
];
/** On phones a page may have buttons and pictures at both its ends: then a place between them is looked for, from here on. */
const BETWEEN = 212;
/** Apart, in pixels: a gap between two rows of buttons is little higher than a toast. */
const FINE_STEP = 3;

/**
 * Toasts stand where the style sheet has a place for them (on phones at the foot of the window), or at the head of the
 * window, or some way below it, where that covers less of what is worked with: what a page has at either changes with
 * every scroll, and a dialog lies over both. `data-at` and `--toast-down` tell the style sheet which, `--toast-keys`
 * and `--toast-top` what the on-screen keyboard and a zoom leave of the window.
 */
export function keepClear(root: HTMLElement): () => void {
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const place = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => stand(root));
  };
  const placeAtRest = (): void => {
    clearTimeout(rest);
    rest = setTimeout(place, RESTED_MS);
  };
  // A dialog needs a moment to be there; the buttons of a result come after its toast where a device is slow, and nothing grows.
  // What was disabled may be pressed again.
  const page = new MutationObserver(placeAtRest);
  const content = new MutationObserver(() => {
    // Nobody waits for each change of a page, a list that scrolls, where no toast is.
    page.disconnect();
    if (root.querySelector('.toast') !== null)
      page.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled'],
      });
    place();
  });
  content.observe(root, { childList: true, subtree: true });
  const size = new ResizeObserver(place);
  size.observe(document.body);
  const listening = new AbortController();
  const { signal } = listening;
  // Lists within dialogs scroll too.
  document.addEventListener('scroll', placeAtRest, { capture: true, passive: true, signal });
  for (const event of ['resize', 'scroll']) {
    window.visualViewport?.addEventListener(event, placeAtRest, { signal });
  }
  return () => {
    listening.abort();
    content.disconnect();
    page.disconnect();
    size.disconnect();
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
}

function stand(root: HTMLElement): void {
  const container = root.querySelector('.toast')?.closest('.notistack-SnackbarContainer');
  if (container == null) {
    delete root.dataset['at'];
    return;
  }
  const seen = window.visualViewport;
  const below = seen === null ? 0 : window.innerHeight - seen.offsetTop - seen.height;
  root.style.setProperty('--toast-keys', `${Math.max(0, Math.round(below))}px`);
  root.style.setProperty('--toast-top', `${Math.round(seen?.offsetTop ?? 0)}px`);
  // Nothing moves away below the pointer that is about to press it; where nothing hovers, that one was only left there.
  const hovers = window.matchMedia('(hover: hover)').matches && container.matches(':hover');
  const isTouched = hovers || container.contains(document.activeElement);
  if (root.dataset['at'] !== undefined && isTouched) return;
  // Asked what lies below them, the browser would list all that lies at a point: that takes twice as long as its topmost.
  root.style.visibility = 'hidden';
  try {
    standBest(root, container, Math.max(0, below));
  } finally {
    root.style.visibility = '';
  }
}

/** `below`: what a keyboard takes of the window, in pixels. */
function standBest(root: HTMLElement, container: Element, below: number): void {
  const seenAt = createRaster();
  const boxAt = (place: Place): DOMRect => {
    standAt(root, place);
    const { left, right, top, bottom } = container.getBoundingClientRect();
    // It may still be growing: its edge stays, and this is the height that it will have.
    const height = heightOf(container);
    // The container has half a gap at either end, beyond its first and its last toast.
    const growsUp = place.at === 'foot' && top > window.innerHeight / 2;
    const from = growsUp ? bottom - GAP / 2 - height : top + GAP / 2;
    return new DOMRect(left, from, right - left, height);
  };
  let best = placeNow(root);
  let least = coveredIn(seenAt, boxAt(best));
  const take = (place: Place, box: DOMRect): void => {
    const found = coveredIn(seenAt, box);
    if (found < least) [best, least] = [place, found];
  };
  for (const place of PLACES) {
    if (least === 0) break;
    take(place, boxAt(place));
  }
  if (least > 0 && isPhone()) {
    const end = window.innerHeight - below;
    const first = boxAt({ at: 'head', down: BETWEEN });
    for (let more = 0; first.bottom + more <= end; more += FINE_STEP) {
      if (least === 0) break;
      const box = new DOMRect(first.x, first.y + more, first.width, first.height);
      // In the middle of a list, where all of it is pressed, it would only be more in the way.
      if (isFree(seenAt, box)) take({ at: 'head', down: BETWEEN + more }, box);
    }
  }
  const { at, down } = best;
  if (least > 0 && at === 'head' && isPhone()) {
    const box = boxAt(best);
    for (const by of waysOut(seenAt, box))
      if (least > 0 && down + by >= 0)
        take({ at, down: down + by }, new DOMRect(box.x, box.y + by, box.width, box.height));
  }
  standAt(root, best);
}

function standAt({ dataset, style }: HTMLElement, { at, down }: Place): void {
  dataset['at'] = at;
  style.setProperty('--toast-down', `${down}px`);
}

/** Where it stands, so that it stays there for equals. */
function placeNow({ dataset, style }: HTMLElement): Place {
  const down = Number.parseInt(style.getPropertyValue('--toast-down'), 10);
  return dataset['at'] === 'head' && down >= 0 ? { at: 'head', down } : FOOT;
}

/** Of all toasts that hang there, one above the other. */
function heightOf(container: Element): number {
  const heights = Array.from(
    container.querySelectorAll<HTMLElement>('.toast'),
    ({ offsetHeight }) => offsetHeight,
  );
  return heights.reduce((sum, height) => sum + GAP + height, -GAP);
}
