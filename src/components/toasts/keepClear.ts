/**
 * What a finger looks for. What is only read, looked at or moved may lie below a toast for its seconds: a picture to
 * pan fills the window, and would outweigh the buttons beside it.
 */
const WORKED_WITH =
  'a, button, input, select, textarea, label, [role="button"], [role="slider"], [role="option"], [role="application"]';

const SLIDER = 'input[type="range"], [role="slider"]';

/** Apart, in pixels: no target of ours is smaller than two of these. */
const STEP = 20;
/** How many points lie on such a target. */
const SMALL_BUTTON = 4;
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
  const content = new MutationObserver(place);
  content.observe(root, { childList: true, subtree: true });
  // A dialog is hung up beside the app, and needs a moment to be there.
  const dialogs = new MutationObserver(placeAtRest);
  dialogs.observe(document.body, { childList: true });
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
    dialogs.disconnect();
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
  // Nothing moves away below the finger that is about to press it.
  const isTouched = container.matches(':hover') || container.contains(document.activeElement);
  if (root.dataset['at'] !== undefined && isTouched) return;

  const covered = (place: Place): number => {
    standAt(root, place);
    const { left, right, top, bottom } = container.getBoundingClientRect();
    // It may still be growing: its edge stays, and this is the height that it will have.
    const height = heightOf(container);
    const from = place.at === 'foot' && top > window.innerHeight / 2 ? bottom - height : top;
    return coveredIn(root, new DOMRect(left, from, right - left, height));
  };
  let best = PLACES.find((place) => isAt(root, place)) ?? FOOT;
  let least = covered(best);
  for (const place of PLACES) {
    if (least === 0) break;
    const found = covered(place);
    if (found < least) [best, least] = [place, found];
  }
  standAt(root, best);
}

function standAt({ dataset, style }: HTMLElement, { at, down }: Place): void {
  dataset['at'] = at;
  style.setProperty('--toast-down', `${down}px`);
}

function isAt({ dataset, style }: HTMLElement, { at, down }: Place): boolean {
  return dataset['at'] === at && style.getPropertyValue('--toast-down') === `${down}px`;
}

/** Of all toasts that hang there, one above the other. */
function heightOf(container: Element): number {
  const heights = Array.from(
    container.querySelectorAll<HTMLElement>('.toast'),
    ({ offsetHeight }) => offsetHeight,
  );
  return heights.reduce((sum, height) => sum + GAP + height, -GAP);
}

/**
 * How much of what can be pressed lies there, whatever is drawn over it by us: in points of a raster. A slider is taken
 * anywhere along it, and may lie over a whole picture: of it the share that is covered counts, and all of it as a small button.
 */
function coveredIn(root: HTMLElement, { left, right, top, bottom }: DOMRect): number {
  const points = new Map<Element, number>();
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const [seen] = document.elementsFromPoint(x, y).filter((one) => !root.contains(one));
      const target = seen?.closest(WORKED_WITH);
      if (target != null) points.set(target, (points.get(target) ?? 0) + 1);
    }
  }
  return [...points].reduce((sum, [target, count]) => {
    if (!target.matches(SLIDER)) return sum + count;
    const { width, height } = target.getBoundingClientRect();
    const share = (count * STEP * STEP) / Math.max(1, width * height);
    return sum + SMALL_BUTTON * Math.min(1, share);
  }, 0);
}
