import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import type { ReactNode } from 'react';
import type { Attempt } from '../generation/paidAction.ts';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import { ResultPanel } from '../generation/ResultPanel.tsx';
import type { BoardInput } from './storyboardCall.ts';

interface Props {
  readonly attempt: Attempt<BoardInput> | null;
  readonly children?: ReactNode;
}

export function BoardResult({ attempt, children = null }: Props) {
  const done = attempt?.state === 'done' ? attempt : null;
  return (
    <ResultPanel
      state={attempt?.state ?? 'idle'}
      shown={
        done === null
          ? null
          : { result: done.result, type: 'text-to-image', alt: done.input.description }
      }
    >
      {done === null ? null : (
        <>
          <DownloadButton
            label={STORYBOARD_TEXTS.download}
            mediaUrl={done.result.mediaUrl}
            operation="storyboard"
            timestampMs={done.finishedAtMs}
            failure={STORYBOARD_TEXTS.downloadFailed}
          />
          {children}
        </>
      )}
    </ResultPanel>
  );
}
