import { TEXT_TAB_TEXTS } from '#app/texts/images.ts';
import { useEffect, useState } from 'react';
import { keepDraft } from '#app/device/drafts.ts';
import { dropKeptPrompt, keptPrompt } from '#app/device/keptPrompt.ts';
import { useConfirmedProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { Desk } from './generation/Desk.tsx';
import { DownloadButton } from './generation/DownloadButton.tsx';
import { ResultPanel } from './generation/ResultPanel.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { Tips } from './Tips.tsx';
import { checkText, useGenerateImage } from './useGenerateImage.ts';

/** `prompt`: handed over by another screen. */
export function TextToImageTab({ prompt }: { prompt: string | undefined }) {
  const { uid } = useUser();
  const { attempt, isRunning, run } = useGenerateImage();
  // Words from the landing page wait until they are here to stay: before the profile is known, the
  // way may still lead to onboarding, and back here after it.
  const [kept] = useState(keptPrompt);
  const isHere = useConfirmedProfile() !== null;
  useEffect(() => {
    if (!isHere) return;
    if (kept !== null) keepDraft(uid, 'image-prompt', kept);
    dropKeptPrompt();
  }, [isHere, kept, uid]);
  const words = prompt ?? kept;
  const done = attempt?.state === 'done' ? attempt : null;
  return (
    <Desk
      label={TEXT_TAB_TEXTS.region}
      started={attempt !== null}
      form={
        <GenerateForm
          uid={uid}
          initial={words}
          asked={attempt?.input ?? null}
          isRunning={isRunning}
          onGenerate={(input) => void run(checkText(input))}
        />
      }
      result={
        <ResultPanel
          state={attempt?.state ?? 'idle'}
          shown={
            done === null
              ? null
              : { result: done.result, type: 'text-to-image', alt: done.input.prompt }
          }
        >
          {done === null ? null : (
            <DownloadButton
              label={TEXT_TAB_TEXTS.download}
              mediaUrl={done.result.mediaUrl}
              operation="text"
              timestampMs={done.finishedAtMs}
            />
          )}
        </ResultPanel>
      }
      aside={<Tips />}
    />
  );
}
