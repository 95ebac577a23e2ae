import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
import { useEffect, useState } from 'react';
import { keepDraft } from '#app/device/drafts.ts';
import { dropKeptPrompt, keptPrompt } from '#app/device/keptPrompt.ts';
import { useConfirmedProfile } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { ContactStrip } from './generation/ContactStrip.tsx';
import { Desk } from './generation/Desk.tsx';
import { DownloadButton } from './generation/DownloadButton.tsx';
import { EnhanceLink } from './generation/EnhanceLink.tsx';
import { largeState } from './generation/frames.ts';
import { ResultPanel } from './generation/ResultPanel.tsx';
import { useFrames } from './generation/useFrames.ts';
import { GenerateForm } from './GenerateForm.tsx';
import { Tips } from './Tips.tsx';
import { checkText, textSheet, useGenerateImage } from './useGenerateImage.ts';

interface Props {
  /** Handed over by another screen, with the look that it was taken from. */
  readonly prompt: string | undefined;
  readonly look: TextTemplateId | null;
  readonly shape: ShapeId | null;
}

export function TextToImageTab({ prompt, look, shape: handedShape }: Props) {
  const { uid } = useUser();
  const { single, asked, isSending, run } = useGenerateImage();
  const { frames, large, choose, release } = useFrames(textSheet);
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
  const picture = large?.result ?? null;
  const state = largeState(large, single.attempt?.state ?? 'idle');
  return (
    <Desk
      label={TEXT_TAB_TEXTS.region}
      started={single.attempt !== null || frames.length > 0}
      form={
        <GenerateForm
          uid={uid}
          initial={words}
          initialLook={look}
          initialShape={handedShape}
          asked={asked}
          isRunning={isSending || single.isRunning}
          isSending={isSending}
          onGenerate={(input, count, shape) => {
            release();
            void run(checkText(input), count, shape);
          }}
        />
      }
      result={
        <ResultPanel
          state={state}
          {...(large === null ? {} : { shape: large.shape })}
          shown={
            large === null || picture === null
              ? null
              : { result: picture, type: 'text-to-image', alt: large.alt }
          }
          strip={
            <ContactStrip frames={frames} type="text-to-image" large={large} onChoose={choose} />
          }
        >
          {large === null || picture === null ? null : (
            <>
              <EnhanceLink item={{ type: 'text-to-image', id: picture.itemId }} />
              <DownloadButton
                label={TEXT_TAB_TEXTS.download}
                mediaUrl={picture.mediaUrl}
                operation="text"
                timestampMs={large.atMs}
              />
            </>
          )}
        </ResultPanel>
      }
      aside={<Tips />}
    />
  );
}
