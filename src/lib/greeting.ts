/** By the clock on the desk. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** Local midnight on the first of the month, in milliseconds. */
export const startOfMonth = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), 1).getTime();
