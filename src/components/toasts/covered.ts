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
/** No way out is further than this, in pixels: the edge of a toast may just reach into a field. */
const NEARBY = 24;

export type Raster = (x: number, y: number) => Element | undefined;

/** What is seen at a point: asked once, for places overlap. */
export function createRaster(): Raster {
  const known = new Map<string, Element | undefined>();
  return (x, y) => {
    const key = `${x} ${y}`;
    if (!known.has(key)) known.set(key, document.elementFromPoint(x, y) ?? undefined);
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

/** What is seen in a box, row by row. */
function* seenIn(seenAt: Raster, { left, right, top, bottom }: DOMRect) {
  for (const y of stepsOf(top, bottom)) for (const x of stepsOf(left, right)) yield seenAt(x, y);
}

/** Nothing that is worked with lies there. */
export function isFree(seenAt: Raster, box: DOMRect): boolean {
  for (const seen of seenIn(seenAt, box)) if (targetOf(seen) !== null) return false;
  return true;
}

/**
 * How much of what can be pressed lies there, whatever is drawn over it by us: in points of a raster. A slider is taken
 * anywhere along it, and may lie over a whole picture: of it the share that is covered counts, and all of it as a small
 * button. Pictures and headings tell only those places apart where as much is pressed.
 */
export function coveredIn(seenAt: Raster, box: DOMRect): number {
  const points = new Map<Element, number>();
  const lookedAt = isPhone() ? `${LOOKED_AT}, ${HEADING}` : HEADING;
  let looked = 0;
  for (const seen of seenIn(seenAt, box)) {
    const target = targetOf(seen);
    if (target !== null) points.set(target, (points.get(target) ?? 0) + 1);
    else if (seen?.closest(lookedAt) != null) looked += 1;
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

/** By how much a box is moved to be just beside what it only reaches into, above or below: in pixels, the shortest way first. */
export function waysOut(seenAt: Raster, box: DOMRect): readonly number[] {
  const targets = new Set<Element>();
  for (const seen of seenIn(seenAt, box)) {
    const target = targetOf(seen);
    if (target !== null) targets.add(target);
  }
  const ways = [...targets].flatMap((target) => {
    const seen = target.getBoundingClientRect();
    return [Math.floor(seen.top - box.bottom) - 1, Math.ceil(seen.bottom - box.top) + 1];
  });
  return [...new Set(ways)]
    .filter((by) => Math.abs(by) <= NEARBY)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
}
