import { useDrawnHere } from '#app/session/drawnHere.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import type { ReactNode } from 'react';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import type { Frame, ResultState } from '../generation/frames.ts';
import { ResultPanel } from '../generation/ResultPanel.tsx';
import { STORYBOARD_SHEET } from './storyboardSheet.ts';

interface Props {
  /** Of the board that is shown, or of the last call where there is none. */
  readonly state: ResultState;
  readonly board: Frame | null;
  /** Other boards. */
  readonly strip?: ReactNode;
  readonly children?: ReactNode;
}

export function BoardResult({ state, board, strip = null, children = null }: Props) {
  const result = board?.result ?? null;
  const isDrawnHere = useDrawnHere('storyboard') !== false;
  return (
    <ResultPanel
      {...(isDrawnHere ? { size: STORYBOARD_SHEET } : {})}
      state={state}
      shown={
        board === null || result === null ? null : { result, type: 'text-to-image', alt: board.alt }
      }
      strip={strip}
    >
      {board === null || result === null ? null : (
        <>
          <DownloadButton
            label={STORYBOARD_TEXTS.download}
            mediaUrl={result.mediaUrl}
            operation="storyboard"
            timestampMs={board.atMs}
            failure={STORYBOARD_TEXTS.downloadFailed}
          />
          {children}
        </>
      )}
    </ResultPanel>
  );
}
