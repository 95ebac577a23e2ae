import { DEFAULT_ENHANCEMENT, ENHANCEMENT_PRESETS } from '@lumashot/domain/catalog/enhancements';
import { ALREADY_MADE_TEXTS } from '#app/texts/alreadyMade.ts';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import type { ImageRow } from '#app/library/index/imageRow.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { bringIntoSight } from '#app/lib/bringIntoSight.ts';
import { itemLink } from '#app/library/index/itemLink.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import type { Attempt } from '../generation/paidAction.ts';
import { useResumedAction } from '../generation/useResumedAction.ts';
import { SceneGrid } from '../generation/SceneGrid.tsx';
import { SubmitBar } from '../generation/SubmitBar.tsx';
import { WordsField } from '../generation/WordsField.tsx';
import { Compare } from './Compare.tsx';
import { checkEnhance, type EnhanceInput, type EnhancementType } from './checkEnhance.ts';
import { enhanceAction, enhancedBy } from './enhanceCall.ts';
import { useMade } from './useMade.ts';
import styles from './enhance.module.css';

export function EnhanceDesk({ row }: { row: ImageRow }) {
  const { type, id, item } = row;
  const { attempt: latest, run } = useResumedAction(enhanceAction, {
    operation: 'enhance',
    inputOf: (job) => enhancedBy(job, { type, id }),
  });
  // An attempt at another picture may still run: it has nothing to show here.
  const attempt = latest?.input.itemId === id ? latest : null;
  const { uid } = useUser();
  const [words, setWords] = useDraft({ uid, name: 'enhance-words' });
  const [first] = useState<EnhancementType>(() => (words === '' ? DEFAULT_ENHANCEMENT : 'custom'));
  const [picked, setPicked] = useState<EnhancementType | null>(null);
  // What was made here is put away with the dialog.
  useEffect(() => enhanceAction.clear, []);
  const state = attempt?.state ?? null;
  const pictures = useRef<HTMLDivElement>(null);
  // On phones the pictures stand above the form, out of sight of whoever pressed its button.
  useEffect(() => {
    if (state !== null && state !== 'failed' && pictures.current !== null) {
      bringIntoSight(pictures.current);
    }
  }, [state]);

  const isRunning = state === 'running';
  const asked = attempt?.input.enhancementType ?? null;
  // What is drawn was asked for before a reload, perhaps: nobody is shown another style in its place.
  const chosen = (isRunning ? asked : (picked ?? asked)) ?? first;
  const done = useLastDone(attempt);
  const { isDrawnHere, made } = useMade(row, { chosen, words, done });
  const why = isRunning ? null : whyNot(row, made);
  return (
    <div className={styles['desk']}>
      <div ref={pictures} className={styles['pictures']}>
        <Compare
          original={item}
          enhanced={done === null ? null : { result: done.result, type }}
          isRunning={isRunning}
        />
      </div>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const input = { itemType: type, itemId: id, enhancementType: chosen };
          void run(checkEnhance({ ...input, customPrompt: words }));
        }}
      >
        {done === null ? null : (
          <div className={styles['actions']}>
            <DownloadButton
              label={ENHANCE_TEXTS.download}
              mediaUrl={done.result.mediaUrl}
              operation="enhance"
              timestampMs={done.finishedAtMs}
            />
            <ButtonLink look="outlined" to={itemLink({ type, id: done.result.itemId })} replace>
              {ENHANCE_TEXTS.open}
            </ButtonLink>
          </div>
        )}
        <SceneGrid
          legend={ENHANCE_TEXTS.presets}
          scenes={isDrawnHere ? CHOICES_HERE : CHOICES}
          chosen={chosen}
          onPick={setPicked}
          disabled={isRunning}
        />
        {chosen === 'custom' ? (
          <WordsField
            label={ENHANCE_TEXTS.customBox}
            placeholder={ENHANCE_TEXTS.customPlaceholder}
            // Those of a reload's request, where none are kept here.
            words={isRunning && words === '' ? (attempt?.input.customPrompt ?? '') : words}
            onChange={setWords}
            disabled={isRunning}
          />
        ) : null}
        <SubmitBar
          label={ENHANCE_TEXTS.submit}
          isRunning={isRunning}
          disabled={why !== null}
          why={
            why === null ? null : (
              <p className={styles['caption']} role="note">
                {why.text}{' '}
                <Link to={itemLink({ type, id: why.leadsTo })} replace>
                  {why.link}
                </Link>
              </p>
            )
          }
        />
      </form>
    </div>
  );
}

/** Why nothing is sold here, and which picture that is about. */
function whyNot({ id, item }: ImageRow, made: string | null) {
  const { trashed, toRestore } = ENHANCE_TEXTS;
  if (item.trashed_at !== null) return { text: trashed, link: toRestore, leadsTo: id };
  const { isThere, open } = ALREADY_MADE_TEXTS;
  return made === null ? null : { text: isThere, link: open, leadsTo: made };
}

type Done = Extract<Attempt<EnhanceInput>, { readonly state: 'done' }>;

/** A refused wish leaves what was made before it; a running one takes its place. */
function useLastDone(attempt: Attempt<EnhanceInput> | null): Done | null {
  const [last, setLast] = useState<Done | null>(null);
  if (attempt?.state === 'done' && attempt !== last) setLast(attempt);
  if (attempt?.state === 'done') return attempt;
  return attempt?.state === 'failed' ? last : null;
}

interface Choice {
  readonly id: EnhancementType;
  readonly name: string;
  readonly description: string;
}

const CHOICES: readonly Choice[] = [
  ...ENHANCEMENT_PRESETS.map(({ id, label, description }) => ({ id, name: label, description })),
  {
    id: 'custom',
    name: ENHANCE_TEXTS.custom.label,
    description: ENHANCE_TEXTS.custom.description,
  },
];

/** The preview engine promises less than a model may be asked for. */
const CHOICES_HERE: readonly Choice[] = CHOICES.map((choice) =>
  choice.id === 'variation'
    ? { ...choice, description: `${choice.description}. ${MAKE_AGAIN_TEXTS.variations}` }
    : choice,
);
