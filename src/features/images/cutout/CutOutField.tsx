import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import type { Photo } from '../photos/photoList.ts';
import { CutOutEditor } from './CutOutEditor.tsx';
import { CutOutPicture } from './CutOutPicture.tsx';
import styles from './cutOut.module.css';
import { followPhotos, photoCuts, takeWhole, verdictOf, type PhotoCut } from './photoCuts.ts';

interface Props {
  readonly photos: readonly Photo[];
  readonly disabled: boolean;
}

/** What of each photo will stand in the scene: seen, and mended, before anything is paid. */
export function CutOutField({ photos, disabled }: Props) {
  const cuts = useSyncExternalStore(photoCuts.subscribe, photoCuts.get);
  const [mended, setMended] = useState<string | null>(null);
  const hintId = useId();
  useEffect(() => followPhotos(photos), [photos]);
  if (photos.length === 0) return null;
  return (
    <fieldset className={styles['field']} aria-describedby={hintId}>
      <legend>{CUT_OUT_TEXTS.region}</legend>
      <p id={hintId} className={styles['hint']}>
        {CUT_OUT_TEXTS.hint}
      </p>
      <ul className={styles['cuts']}>
        {photos.map((photo, at) => {
          const cut = cuts.get(photo.uploadId);
          return cut === undefined ? null : (
            <li key={photo.uploadId}>
              <OneCut
                photo={photo}
                cut={cut}
                number={at + 1}
                disabled={disabled}
                isMending={mended === photo.uploadId}
                setMending={(mending) => setMended(mending ? photo.uploadId : null)}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface OneProps {
  readonly photo: Photo;
  readonly cut: PhotoCut;
  readonly number: number;
  readonly disabled: boolean;
  readonly isMending: boolean;
  readonly setMending: (mending: boolean) => void;
}

function OneCut({ photo, cut, number, disabled, isMending, setMending }: OneProps) {
  const { name, uploadId } = photo;
  const verdict = verdictOf(cut);
  const isShown = cut.state === 'ready' && !cut.isWhole;
  return (
    <>
      <div className={styles['row']}>
        <CutOutPicture photo={photo} cut={cut} number={number} />
        <div className={styles['told']}>
          <p role="status" data-verdict={verdict}>
            {cut.isLooking ? CUT_OUT_TEXTS.lookingCloser : CUT_OUT_TEXTS.verdicts[verdict]}
          </p>
          {isShown && cut.seen?.isCutOff === true ? <p>{CUT_OUT_TEXTS.cutOff}</p> : null}
          {isShown ? (
            <Button
              look="outlined"
              disabled={disabled}
              aria-expanded={isMending}
              aria-label={
                isMending ? CUT_OUT_TEXTS.closeLabel(name) : CUT_OUT_TEXTS.mendLabel(name)
              }
              onClick={() => setMending(!isMending)}
            >
              {isMending ? CUT_OUT_TEXTS.close : CUT_OUT_TEXTS.mend}
            </Button>
          ) : null}
          <label className={styles['whole']}>
            <input
              type="checkbox"
              checked={cut.isWhole}
              disabled={disabled}
              aria-label={CUT_OUT_TEXTS.wholeLabel(name)}
              onChange={({ target }) => takeWhole(uploadId, target.checked)}
            />
            {CUT_OUT_TEXTS.whole}
          </label>
        </div>
      </div>
      {isMending && isShown && !disabled ? <CutOutEditor photo={photo} cut={cut} /> : null}
    </>
  );
}
