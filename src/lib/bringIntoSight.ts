/**
 * Scrolls to what is news. `nearest` alone would show the end of what is taller than the window and lies above it: a
 * picture is at the beginning of its panel. A scroll from here moves also for people who want less motion, unless told.
 */
export function bringIntoSight(element: Element): void {
  const isAbove = element.getBoundingClientRect().top < 0;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    block: isAbove ? 'start' : 'nearest',
    behavior: isStill ? 'instant' : 'smooth',
  });
}
