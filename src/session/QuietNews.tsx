import { PICTURES_LABEL } from '#app/texts/images.ts';
import { useQuiet } from './jobs/shownEnds.ts';

/** For screen readers: what became of pictures that the page itself shows. */
export function QuietNews() {
  const { number, words } = useQuiet();
  return (
    <p className="visually-hidden" role="status" aria-label={PICTURES_LABEL}>
      <span key={number}>{words}</span>
    </p>
  );
}
