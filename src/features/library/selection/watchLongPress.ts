/** How long a finger rests, and how far it may slip, in pixels. */
const LONG_PRESS_MS = 450;
const SLIP = 10;

/** A finger that rests; the click and the menu that would follow it do not come. */
export function watchLongPress(
  element: HTMLElement,
  onPress: (target: EventTarget | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let hasPressed = false;

  const stop = () => clearTimeout(timer);
  function down(event: PointerEvent): void {
    stop();
    hasPressed = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY };
    const { target } = event;
    timer = setTimeout(() => {
      hasPressed = true;
      onPress(target);
    }, LONG_PRESS_MS);
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - start.x, clientY - start.y) > SLIP) stop();
  }
  function swallow(event: Event): void {
    if (!hasPressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') hasPressed = false;
  }

  const ends = ['pointerup', 'pointercancel'] as const;
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  for (const name of ends) element.addEventListener(name, stop);
  for (const name of ['click', 'contextmenu']) {
    element.addEventListener(name, swallow, { capture: true });
  }
  return () => {
    stop();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    for (const name of ends) element.removeEventListener(name, stop);
    for (const name of ['click', 'contextmenu']) {
      element.removeEventListener(name, swallow, { capture: true });
    }
  };
}
