import type { Page } from '@playwright/test';

/** Words that lie over other words or over a button, as `one | other`: what nobody can read. */
export const wordsOverOthers = (page: Page): Promise<readonly string[]> => page.evaluate(find);

function find(): readonly string[] {
  /** In pixels: letters are a little lower than their lines. */
  const NOTICED = 4;
  const CONTROLS = 'button, input:not([type="radio"], [type="checkbox"]), textarea, select';
  interface Piece {
    readonly of: Element;
    readonly layer: Element | null;
    readonly box: DOMRect;
    readonly said: string;
  }
  const pieces: Piece[] = [];

  const isUnseen = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[aria-hidden="true"], .visually-hidden') !== null;

  /** What lies over a page on purpose is not compared with what it lies over. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  }

  /** What the boxes around it leave of it. */
  function clipped(box: DOMRect, element: Element): DOMRect | null {
    let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow === 'visible' && style.clipPath === 'none') continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    const isLeft = right - left > NOTICED && bottom - top > NOTICED;
    return isLeft ? new DOMRect(left, top, right - left, bottom - top) : null;
  }

  function add(
    element: Element,
    { boxes, said }: { boxes: Iterable<DOMRect>; said: string },
  ): void {
    if (isUnseen(element)) return;
    for (const whole of boxes) {
      const box = clipped(whole, element);
      if (box !== null) pieces.push({ of: element, layer: layerOf(element), box, said });
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const said = node.textContent?.trim() ?? '';
    if (said === '' || node.parentElement === null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    add(node.parentElement, { boxes: range.getClientRects(), said: said.slice(0, 40) });
  }
  for (const control of document.querySelectorAll(CONTROLS)) {
    const said = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName;
    add(control, { boxes: [control.getBoundingClientRect()], said: `[${said.slice(0, 40)}]` });
  }

  /** A button at the end of its field lies on it on purpose. */
  const isControl = ({ of }: Piece): boolean => of.matches(CONTROLS);
  const areApart = (one: Piece, other: Piece): boolean =>
    (isControl(one) && isControl(other)) ||
    one.layer !== other.layer ||
    one.of.contains(other.of) ||
    other.of.contains(one.of);
  const isOver = ({ box: one }: Piece, { box: other }: Piece): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > NOTICED &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > NOTICED;
  return pieces.flatMap((one, n) =>
    pieces
      .slice(n + 1)
      .filter((other) => !areApart(one, other) && isOver(one, other))
      .map((other) => `${one.said} | ${other.said}`),
  );
}
