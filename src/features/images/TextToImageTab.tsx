import { TEXT_TAB_TEXTS } from '@lumashot/domain/texts/images';
import { useEffect, useState } from 'react';
import { dropKeptPrompt, keptPrompt } from '../../lib/keptPrompt.ts';
import { useProfile } from '../../session/ProfileContext.ts';
import { Desk } from './generation/Desk.tsx';
import { DownloadButton } from './generation/DownloadButton.tsx';
import { ResultPanel } from './generation/ResultPanel.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { Tips } from './Tips.tsx';
import { checkText, useGenerateImage } from './useGenerateImage.ts';

/** `prompt`: handed over by another screen. */
export function TextToImageTab({ prompt }: { prompt: string | undefined }) {
  const { attempt, isRunning, generate } = useGenerateImage();
  // Words from the landing page wait until they are here to stay: before the profile is known, the
  // way may still lead to onboarding, and back here after it.
  const [kept] = useState(keptPrompt);
  const isHere = useProfile() !== null;
  useEffect(() => {
    if (isHere) dropKeptPrompt();
  }, [isHere]);
  const words = prompt ?? kept;
  const done = attempt?.state === 'done' ? attempt : null;
  return (
    <Desk
      label={TEXT_TAB_TEXTS.region}
      started={attempt !== null}
      form={
        <GenerateForm
          initial={words === null ? (attempt?.input ?? { prompt: '' }) : { prompt: words }}
          isRunning={isRunning}
          onGenerate={(input) => void generate(checkText(input))}
        />
      }
      result={
        <ResultPanel
          state={attempt?.state ?? 'idle'}
          shown={
            done === null
              ? null
              : { made: done.made, type: 'text-to-image', alt: done.input.prompt }
          }
        >
          {done === null ? null : (
            <DownloadButton
              label={TEXT_TAB_TEXTS.download}
              pictureUrl={done.made.pictureUrl}
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
