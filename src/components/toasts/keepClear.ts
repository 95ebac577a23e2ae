import { isPhone } from './isPhone.ts';

/**
 * What a finger looks for. What is only read or moved may lie below a toast for its seconds: a picture to
 * pan fills the window, and would outweigh the buttons beside it.
 */
const WORKED_WITH =
  'a, button, input, select, textarea, label, [role="button"], [role="slider"], [role="option"], [role="application"]';

/** What is said for as long as it is so, and which nobody is to miss. */
const SAID = '[data-clear-of-toasts]';
/** It stands above a list that can be pressed all over: a toast is rather on that, where another row is beside it. */
const AS_BUTTONS = 10;

/** A way home in the corner of a page where toasts have no other place. */
const BELOW_TOASTS = '[data-below-toasts]';

/** What people wait for and look at. Where as little is pressed, a toast covers less of it: on phones it has nowhere else to be. */
const LOOKED_AT = 'img, canvas, video';
/** What says where they are. */
const HEADING = 'h1, h2';
/** No picture outweighs a point of a button. */
const PRESSED = 1_000;

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
/** On phones a page may have buttons and pictures at both its ends: then a place between them is looked for, from here on. */
const BETWEEN = 212;
/** So far from a place that others leave no better one than, in pixels: its edge may just reach into a field. */
const NEARBY = 24;
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

  const seenAt = createRaster(root);
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
    const end = window.innerHeight - Math.max(0, below);
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

/** By how much a box is moved to be just beside what it only reaches into, above or below: in pixels, the shortest way first. */
function waysOut(seenAt: Raster, { left, right, top, bottom }: DOMRect): readonly number[] {
  const targets = new Set<Element>();
  for (const y of stepsOf(top, bottom))
    for (const x of stepsOf(left, right)) {
      const target = targetOf(seenAt(x, y));
      if (target !== null) targets.add(target);
    }
  const ways = [...targets].flatMap((target) => {
    const seen = target.getBoundingClientRect();
    return [Math.floor(seen.top - bottom) - 1, Math.ceil(seen.bottom - top) + 1];
  });
  return [...new Set(ways)]
    .filter((by) => Math.abs(by) <= NEARBY)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
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

type Raster = (x: number, y: number) => Element | undefined;

/** What is seen at a point below our toasts: asked once, for places overlap. */
function createRaster(root: HTMLElement): Raster {
  const known = new Map<string, Element | undefined>();
  return (x, y) => {
    const key = `${x} ${y}`;
    if (!known.has(key))
      known.set(
        key,
        document.elementsFromPoint(x, y).find((one) => !root.contains(one)),
      );
    return known.get(key);
  };
}

/** With both ends: what only reaches into a place lies there too. */
function stepsOf(from: number, to: number): readonly number[] {
  const count = Math.max(0, Math.ceil((to - from) / STEP));
  return [...Array.from({ length: count }, (_, n) => from + n * STEP), to];
}

/** What is disabled is pressed by nobody, until it is enabled; what may lie below toasts for their seconds counts as little. */
function targetOf(seen: Element | undefined): Element | null {
  const target = seen?.closest(`${WORKED_WITH}, ${SAID}`) ?? null;
  return target === null || target.matches(`:disabled, ${BELOW_TOASTS}`) ? null : target;
}

const isFree = (seenAt: Raster, { left, right, top, bottom }: DOMRect): boolean =>
  stepsOf(top, bottom).every((y) =>
    stepsOf(left, right).every((x) => targetOf(seenAt(x, y)) === null),
  );

/**
 * How much of what can be pressed lies there, whatever is drawn over it by us: in points of a raster. A slider is taken
 * anywhere along it, and may lie over a whole picture: of it the share that is covered counts, and all of it as a small
 * button. Pictures and headings tell only those places apart where as much is pressed.
 */
function coveredIn(seenAt: Raster, { left, right, top, bottom }: DOMRect): number {
  const points = new Map<Element, number>();
  const lookedAt = isPhone() ? `${LOOKED_AT}, ${HEADING}` : HEADING;
  let looked = 0;
  for (const x of stepsOf(left, right)) {
    for (const y of stepsOf(top, bottom)) {
      const seen = seenAt(x, y);
      const target = targetOf(seen);
      if (target !== null) points.set(target, (points.get(target) ?? 0) + 1);
      else if (seen?.closest(lookedAt) != null) looked += 1;
    }
  }
  const pressed = [...points].reduce((sum, [target, count]) => {
    if (target.matches(SAID)) return sum + AS_BUTTONS * count;
    if (!target.matches(SLIDER)) return sum + count;
    const { width, height } = target.getBoundingClientRect();
    const share = (count * STEP * STEP) / Math.max(1, width * height);
    return sum + SMALL_BUTTON * Math.min(1, share);
  }, 0);
  return pressed * PRESSED + looked;
}
