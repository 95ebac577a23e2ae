import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ContactStrip } from '../generation/ContactStrip.tsx';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import { EnhanceLink } from '../generation/EnhanceLink.tsx';
import { largeState, type ResultState } from '../generation/frames.ts';
import type { Frames } from '../generation/useFrames.ts';
import type { OwnPaidAction } from '../generation/usePaidAction.ts';
import { ResultPanel } from '../generation/ResultPanel.tsx';
import { CutOutButton } from './CutOutButton.tsx';
import { EditForm } from './EditForm.tsx';
import { checkEdit, type EditInput } from './productCalls.ts';
import { shownShotOf, type ShownShot } from './shownShot.ts';

interface Props {
  readonly sheet: Frames;
  /** Of the call, where there is no frame to show. */
  readonly idle: ResultState;
  readonly edit: OwnPaidAction<EditInput>;
  readonly onAgain: () => void;
}

export function ProductResult({ sheet, idle, edit, onAgain }: Props) {
  const { frames, large, choose } = sheet;
  const shown = shownShotOf(large, edit.attempt);
  // A change that its shot did not outlast stands alone.
  const rest = largeState(large, shown === null ? idle : 'done');
  const [isEditing, setEditing] = useState(edit.isRunning);

  async function apply({ result, rootId }: ShownShot, editPrompt: string): Promise<void> {
    if (await edit.run(checkEdit({ rootId, shotId: result.itemId, before: result, editPrompt })))
      setEditing(false);
  }

  return (
    <ResultPanel
      state={edit.isRunning ? 'running' : rest}
      {...(large === null ? {} : { shape: large.shape })}
      shown={shown === null ? null : { ...shown, type: 'product' }}
      strip={<ContactStrip frames={frames} type="product" large={large} onChoose={choose} />}
    >
      {shown === null ? null : isEditing ? (
        <EditForm
          shotId={shown.result.itemId}
          isRunning={edit.isRunning}
          onApply={(editPrompt) => void apply(shown, editPrompt)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <Button look="outlined" onClick={() => setEditing(true)}>
            {PRODUCT_TEXTS.edit}
          </Button>
          <EnhanceLink item={{ type: 'product', id: shown.result.itemId }} />
          <CutOutButton shotId={shown.rootId} />
          <DownloadButton
            label={PRODUCT_TEXTS.download}
            mediaUrl={shown.result.mediaUrl}
            operation={shown.operation}
            timestampMs={shown.finishedAtMs}
          />
          <Button look="outlined" onClick={onAgain}>
            {PRODUCT_TEXTS.again}
          </Button>
        </>
      )}
    </ResultPanel>
  );
}
