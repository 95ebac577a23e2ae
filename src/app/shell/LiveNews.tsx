import { StateBanner } from '#app/components/states/StateBanner.tsx';
import { useLiveSwitches } from '#app/session/liveSwitches.ts';
import { LIVE_TEXTS as TEXTS } from '#app/texts/live.ts';

/** What the people who run it have to say, and what is switched off. */
export function LiveNews() {
  const { banner, paused, off } = useLiveSwitches();
  const words = [
    banner?.words ?? '',
    paused === null ? '' : paused.words || TEXTS.paused,
    ...Object.values(off).map((one) => one.words),
  ].filter((line) => line !== '');
  if (words.length === 0) return null;
  return (
    <StateBanner kind="news" label={TEXTS.label} title={TEXTS.title} text={words.join(' · ')}>
      {null}
    </StateBanner>
  );
}
