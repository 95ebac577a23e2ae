import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { bringIntoSight } from '#app/lib/bringIntoSight.ts';
import type { Photo } from '../photos/photoList.ts';
import { keepCutDraft, readCutDraft } from './cutDraft.ts';
import { CutOutEditor } from './CutOutEditor.tsx';
import { CutOutPicture } from './CutOutPicture.tsx';
import styles from './cutOut.module.css';
import { marksOf } from './doubtStrokes.ts';
import { TurnField } from './TurnField.tsx';
import {
  followPhotos,
  photoCuts,
  quartersOf,
  takeAllInPhoto,
  takeWhole,
  verdictOf,
  wordsOfCuts,
  type PhotoCutState,
  type ShownVerdict,
} from './photoCuts.ts';
import { useDoubts } from './useDoubts.ts';
import { useWavedOff } from './wavedOff.ts';
import { useIsWholeThing } from './useIsWholeThing.ts';

interface Props {
  /** Whose they are: what they say of them is kept. */
  readonly uid: string;
  readonly photos: readonly Photo[];
  readonly disabled: boolean;
}

/** What of each photo will stand in the scene: seen, and mended, before anything is paid. */
export function CutOutField({ uid, photos, disabled }: Props) {
  const cuts = useSyncExternalStore(photoCuts.subscribe, photoCuts.get);
  const [open, setOpen] = useState<Open | null>(null);
  const hintId = useId();
  useEffect(() => followPhotos(photos, readCutDraft(uid)), [photos, uid]);
  useEffect(() => photoCuts.subscribe(() => keepCutDraft(uid, wordsOfCuts())), [uid]);
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
                open={open?.uploadId === photo.uploadId ? open.tool : null}
                setOpen={(tool) => setOpen(tool && { uploadId: photo.uploadId, tool })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

type Tool = 'mend' | 'turn';

/** One tool at a time: the editor is as large as the screen of a phone. */
interface Open {
  readonly uploadId: string;
  readonly tool: Tool;
}

interface OneProps {
  readonly photo: Photo;
  readonly cut: PhotoCutState;
  readonly number: number;
  readonly disabled: boolean;
  readonly open: Tool | null;
  readonly setOpen: (tool: Tool | null) => void;
}

function OneCut({ photo, cut, number, disabled, open, setOpen }: OneProps) {
  const { name, uploadId } = photo;
  const [isPainting, setPainting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Below the photo it opens behind the button of the form. Not when it is there again after a picture was made.
  useEffect(() => {
    if (open !== null && place.current !== null) bringIntoSight(place.current);
  }, [open]);
  const checked = useWavedOff(useDoubts(photo, { cut, isPainting }), cut.strokes);
  const { doubts } = checked;
  const marks = useMemo(() => marksOf(doubts, cut.strokes), [doubts, cut.strokes]);
  const verdict = verdictOf(cut);
  const isWholeThing = useIsWholeThing(photo, cut);
  const told = toldOf(verdict, { places: marks.length, isWholeThing });
  // Nobody is told that it is clean before all have looked.
  const isLookedAt = told !== 'clean' || (doubts !== 'looking' && isWholeThing !== 'looking');
  const isShown = cut.state === 'ready' && !cut.isWhole;
  return (
    <>
      <div className={styles['row']}>
        <CutOutPicture photo={photo} cut={cut} number={number} marks={marks} />
        <div className={styles['told']}>
          <p
            role="status"
            data-verdict={told}
            // What is painted on lies below it, and must not move under the finger.
            data-room={open === 'mend' ? CUT_OUT_TEXTS.verdicts.doubtful : undefined}
          >
            <span>{saidOf(told, { isLookedAt, isLooking: cut.isLooking })}</span>
          </p>
          {/* What is painted on lies below, and is not to move with every stroke. */}
          {isShown && reachesBorder(cut) && open !== 'mend' ? (
            <>
              {cut.isAllInPhoto ? null : <p>{cutOffText(cut)}</p>}
              <Tick
                label={CUT_OUT_TEXTS.allInPhoto}
                fullLabel={CUT_OUT_TEXTS.allInPhotoLabel(name)}
                checked={cut.isAllInPhoto}
                disabled={disabled}
                onTick={(isAllInPhoto) => takeAllInPhoto(uploadId, isAllInPhoto)}
              />
            </>
          ) : null}
          {isShown ? (
            <div className={styles['tools']}>
              <Button
                look="outlined"
                disabled={disabled}
                aria-expanded={open === 'mend'}
                {...mendButton(name, { isOpen: open === 'mend', places: marks.length })}
                onClick={() => setOpen(open === 'mend' ? null : 'mend')}
              />
              <Button
                look="outlined"
                disabled={disabled}
                aria-expanded={open === 'turn'}
                aria-label={CUT_OUT_TEXTS.turnLabel(name)}
                onClick={() => setOpen(open === 'turn' ? null : 'turn')}
              >
                {CUT_OUT_TEXTS.turn}
              </Button>
            </div>
          ) : null}
          <Tick
            label={CUT_OUT_TEXTS.whole}
            fullLabel={CUT_OUT_TEXTS.wholeLabel(name)}
            checked={cut.isWhole}
            disabled={disabled}
            onTick={(isWhole) => takeWhole(uploadId, isWhole)}
          />
        </div>
      </div>
      {isShown && !disabled && open === 'turn' ? (
        <div ref={place}>
          <TurnField uploadId={uploadId} name={name} degrees={cut.turn.degrees} />
        </div>
      ) : null}
      {isShown && !disabled && open === 'mend' ? (
        <CutOutEditor
          stage={place}
          photo={photo}
          cut={cut}
          checked={checked}
          marks={marks}
          onPainting={setPainting}
        />
      ) : null}
    </>
  );
}

type Told = ShownVerdict | 'marked';

/** Nobody is told that it is clean who has places to check, or whose cut may be a part of a thing, or more than one. */
function toldOf(
  verdict: ShownVerdict,
  { places, isWholeThing }: { readonly places: number; readonly isWholeThing: boolean | 'looking' },
): Told {
  if (verdict !== 'clean') return verdict;
  if (places > 0) return 'marked';
  return isWholeThing === false ? 'likely' : 'clean';
}

function saidOf(
  told: Told,
  { isLookedAt, isLooking }: Record<'isLookedAt' | 'isLooking', boolean>,
) {
  if (isLooking) return CUT_OUT_TEXTS.lookingCloser;
  return isLookedAt ? CUT_OUT_TEXTS.verdicts[told] : CUT_OUT_TEXTS.doubts.looking;
}

interface Mending {
  readonly isOpen: boolean;
  /** How many parts may be wrong. */
  readonly places: number;
}

/** What the button that opens the tools says, and its full name. */
function mendButton(file: string, { isOpen, places }: Mending) {
  if (isOpen)
    return { 'aria-label': CUT_OUT_TEXTS.closeLabel(file), children: CUT_OUT_TEXTS.close };
  const label =
    places === 0 ? CUT_OUT_TEXTS.mendLabel(file) : CUT_OUT_TEXTS.mendPlacesLabel(file, places);
  return { 'aria-label': label, children: CUT_OUT_TEXTS.mend };
}

interface TickProps {
  readonly label: string;
  /** Names the photo, of which there may be several. */
  readonly fullLabel: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onTick: (checked: boolean) => void;
}

function Tick({ label, fullLabel, checked, disabled, onTick }: TickProps) {
  return (
    <label className={styles['whole']}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={fullLabel}
        onChange={({ target }) => onTick(target.checked)}
      />
      {label}
    </label>
  );
}

const reachesBorder = ({ seen }: PhotoCutState): boolean => (seen?.maskInPhoto ?? null) !== null;

/** Quarters leave its cut along a border, where it can go on beyond the picture; less than that does not. */
const cutOffText = ({ turn }: PhotoCutState): string =>
  quartersOf(turn.degrees).lean === 0 ? CUT_OUT_TEXTS.cutOff : CUT_OUT_TEXTS.cutOffLeaning;
