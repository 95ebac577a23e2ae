import type { CallInput } from '@lumashot/domain/calls/calls';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { REPORT_TEXTS } from '#app/texts/report.ts';

/** Says what became of it, too. */
export async function sendReport({
  words,
  ...report
}: CallInput<'reportPicture'>): Promise<'refunded' | 'kept' | 'failed'> {
  const typed = words?.trim() ?? '';
  const result = await callFunction('reportPicture', {
    ...report,
    ...(typed === '' ? {} : { words: typed }),
  });
  if (!result.ok) {
    showToast('error', refusalText(result.refusal));
    return 'failed';
  }
  const { credits, kept } = result.value;
  if (kept === null) {
    showToast('success', REPORT_TEXTS.refunded(credits));
    return 'refunded';
  }
  showToast('info', {
    title: REPORT_TEXTS.thanks,
    description: `${REPORT_TEXTS.kept[kept]} ${REPORT_TEXTS.keptNote}`,
  });
  return 'kept';
}
