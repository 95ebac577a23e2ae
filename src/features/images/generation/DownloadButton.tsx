import { createdDownloadName, type OperationName } from '@lumashot/domain/operations/operations';
import { DOWNLOAD_TEXTS } from '#app/texts/downloads.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { showToast, type ToastContent } from '#app/components/toasts/showToast.ts';
import { downloadMedia } from '#app/media/downloadMedia.ts';

interface Props {
  readonly label: string;
  readonly mediaUrl: string;
  readonly operation: OperationName;
  readonly timestampMs: number;
  readonly failure?: ToastContent;
}

/** Saves the picture as a real PNG, whatever it is stored as. */
export function DownloadButton({
  label,
  mediaUrl,
  operation,
  timestampMs,
  failure = DOWNLOAD_TEXTS.failure,
}: Props) {
  async function download(): Promise<void> {
    const file = {
      type: 'image/png',
      name: createdDownloadName({ operation, timestampMs }),
    } as const;
    if (await downloadMedia(mediaUrl, file)) showToast('success', DOWNLOAD_TEXTS.success);
    else showToast('error', failure);
  }

  return (
    <Button look="outlined" onClick={() => void download()}>
      {label}
    </Button>
  );
}
