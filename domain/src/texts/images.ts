import { CREDIT_COSTS } from '../credits/costs.ts';
import type { JobOutcome } from '../jobs/job.ts';

const creditsLabel = (credits: number): string =>
  `${credits} ${credits === 1 ? 'Credit' : 'Credits'}`;

/** Words of the text tab of /dashboard/images. */
export const TEXT_TAB_TEXTS = {
  submit: `Generate Image (${creditsLabel(CREDIT_COSTS.textImage)})`,
  success: (creditsRemaining: number) => ({
    title: 'Success',
    description: `Image generated and saved to your library. ${creditsRemaining} credits remaining.`,
  }),
} as const;

/** Named wherever a result is shown, so that nobody mistakes an offline render for a model's. */
export const ENGINE_LABELS: Readonly<Record<JobOutcome['engine'], string>> = {
  embedded: 'Preview engine',
  hosted: 'Hosted model',
};

export const DOWNLOAD_TEXTS = {
  success: { title: 'Success', description: 'Download started' },
  failure: { title: 'Error', description: 'Failed to download file' },
} as const;
