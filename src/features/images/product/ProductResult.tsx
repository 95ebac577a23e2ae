import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import type { OwnPaidAction } from '../generation/usePaidAction.ts';
import { ResultPanel } from '../generation/ResultPanel.tsx';
import { CutOutButton } from './CutOutButton.tsx';
import { EditForm } from './EditForm.tsx';
import { checkEdit, type EditInput, type ShotInput } from './productCalls.ts';
import { shownShotOf, type ShownShot } from './shownShot.ts';

interface Props {
  readonly shot: OwnPaidAction<ShotInput>;
  readonly edit: OwnPaidAction<EditInput>;
  readonly onAgain: () => void;
}

export function ProductResult({ shot, edit, onAgain }: Props) {
  const shown = shownShotOf(shot.attempt, edit.attempt);
  const [isEditing, setEditing] = useState(edit.isRunning);

  async function apply({ result, rootId }: ShownShot, editPrompt: string): Promise<void> {
    if (await edit.run(checkEdit({ of: result, rootId, editPrompt }))) setEditing(false);
  }

  return (
    <ResultPanel
      state={edit.isRunning ? 'running' : (shot.attempt?.state ?? 'idle')}
      shown={shown === null ? null : { ...shown, type: 'product' }}
    >
      {shown === null ? null : isEditing ? (
        <EditForm
          isRunning={edit.isRunning}
          onApply={(editPrompt) => void apply(shown, editPrompt)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <Button look="outlined" onClick={() => setEditing(true)}>
            {PRODUCT_TEXTS.edit}
          </Button>
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
