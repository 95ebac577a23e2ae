import { PREVIEW_TEXTS } from '#app/texts/preview.ts';
import type { Understanding } from '@lumashot/domain/imaging/understanding';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import { UntilConfirmed } from '../UntilConfirmed.tsx';
import { useUnderstanding, type ReadOperation } from './previewEngine.ts';
import styles from './previewReading.module.css';

interface Props {
  readonly operation: ReadOperation;
  readonly words: string;
  readonly disabled: boolean;
  readonly onPick: (suggestion: string) => void;
}

/** Says before the button what our own engine will draw, and what it cannot. */
export function PreviewReading({ operation, words, disabled, onPick }: Props) {
  const understanding = useUnderstanding(operation, words);
  if (useDrawnHere(operation) === false) return null;
  const sold = understanding?.sold ?? null;
  return (
    <section className={styles['reading']} aria-label={PREVIEW_TEXTS.region} data-sold={sold}>
      <UntilConfirmed operation={operation} />
      <p className={styles['verdict']} role="status">
        <b>{PREVIEW_TEXTS.engine}</b>{' '}
        {understanding === null ? PREVIEW_TEXTS.idle[operation] : verdictOn(understanding, words)}
      </p>
      {understanding === null ? null : (
        <>
          <div className={styles['words']}>
            <Words label={PREVIEW_TEXTS.drawn} words={understanding.drawn} />
            <Words label={PREVIEW_TEXTS.dropped} words={understanding.dropped} typed={words} />
          </div>
          {understanding.suggestions.length === 0 ? null : (
            <div className={styles['offers']}>
              <p>{PREVIEW_TEXTS.offers}</p>
              {understanding.suggestions.map((suggestion) => (
                <button
                  key={suggestion}
                  type="button"
                  disabled={disabled}
                  onClick={() => onPick(suggestion)}
                >
                  {suggestion}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function verdictOn({ sold, drawn, dropped }: Understanding, typed: string): string {
  if (sold) return PREVIEW_TEXTS.sold;
  const isForeign = drawn.length === 0 && dropped.every((word) => isTyped(word, typed));
  return isForeign ? `${PREVIEW_TEXTS.refused} ${PREVIEW_TEXTS.english}` : PREVIEW_TEXTS.refused;
}

const isTyped = (word: string, typed: string): boolean =>
  typed.toLowerCase().includes(word.toLowerCase());

interface WordsProps {
  readonly label: string;
  readonly words: readonly string[];
  /** These were left out of that. */
  readonly typed?: string;
}

function Words({ label, words, typed }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          {typed === undefined ? PREVIEW_TEXTS.thing(word) : <LeftOut word={word} typed={typed} />}
        </li>
      ))}
    </ul>
  );
}

/** Somebody's own words are struck out; a reason of ours is said. */
const LeftOut = ({ word, typed }: { readonly word: string; readonly typed: string }) =>
  isTyped(word, typed) ? <s>{word}</s> : <em>{word}</em>;
