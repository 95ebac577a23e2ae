const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

let relative: Intl.RelativeTimeFormat | undefined;

/** How long ago, as a person says it: '3 hours ago'. The device's clock may have been set back. */
export function agoText(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  const fitting = UNITS.find(({ ms }) => passed >= ms);
  return fitting === undefined
    ? 'a moment ago'
    : (relative ??= new Intl.RelativeTimeFormat('en-US')).format(
        -Math.floor(passed / fitting.ms),
        fitting.unit,
      );
}
