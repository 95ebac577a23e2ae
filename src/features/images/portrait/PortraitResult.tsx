import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { ContactStrip } from '../generation/ContactStrip.tsx';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import { EnhanceLink } from '../generation/EnhanceLink.tsx';
import { largeState, type ResultState } from '../generation/frames.ts';
import { ResultPanel } from '../generation/ResultPanel.tsx';
import type { Frames } from '../generation/useFrames.ts';

interface Props {
  readonly sheet: Frames;
  /** Of the call, where there is no frame to show. */
  readonly idle: ResultState;
  readonly onAgain: () => void;
}

export function PortraitResult({ sheet: { frames, large, choose }, idle, onAgain }: Props) {
  const result = large?.result ?? null;
  return (
    <ResultPanel
      state={largeState(large, idle)}
      {...(large === null ? {} : { shape: large.shape })}
      shown={
        large === null || result === null ? null : { result, type: 'portrait', alt: large.alt }
      }
      strip={<ContactStrip frames={frames} type="portrait" large={large} onChoose={choose} />}
    >
      {large === null || result === null ? null : (
        <>
          <EnhanceLink item={{ type: 'portrait', id: result.itemId }} />
          <DownloadButton
            label={PORTRAIT_TEXTS.download}
            mediaUrl={result.mediaUrl}
            operation="portrait"
            timestampMs={large.atMs}
          />
          <Button look="outlined" onClick={onAgain}>
            {PORTRAIT_TEXTS.again}
          </Button>
        </>
      )}
    </ResultPanel>
  );
}
