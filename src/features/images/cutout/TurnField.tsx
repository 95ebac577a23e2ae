import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './cutOut.module.css';
import { quartersOf, turnTo } from './photoCuts.ts';

/** To each side, in degrees. Less than half a quarter: what is straightened and what is turned stay apart. */
const STRAIGHTEN_MOST = 40;

interface Props {
  readonly uploadId: string;
  readonly name: string;
  /** Clockwise. */
  readonly degrees: number;
}

/** A quarter at a time, and little by little: the small picture beside it follows. */
export function TurnField({ uploadId, name, degrees }: Props) {
  const { quarter, lean } = quartersOf(degrees);
  return (
    <div className={styles['turn']} role="group" aria-label={CUT_OUT_TEXTS.turnLabel(name)}>
      <label>
        {CUT_OUT_TEXTS.straighten}
        <input
          type="range"
          min={-STRAIGHTEN_MOST}
          max={STRAIGHTEN_MOST}
          value={lean}
          aria-valuetext={CUT_OUT_TEXTS.degrees(lean)}
          onChange={({ target }) => turnTo(uploadId, quarter + target.valueAsNumber)}
        />
        <output>{CUT_OUT_TEXTS.degrees(lean)}</output>
      </label>
      <Button look="outlined" onClick={() => turnTo(uploadId, ((quarter + 90) % 360) + lean)}>
        {CUT_OUT_TEXTS.quarter}
      </Button>
    </div>
  );
}
