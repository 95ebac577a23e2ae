import * as logger from 'firebase-functions/logger';
import { detailOf } from './detailOf.ts';

export const webhookLog = {
  /** Not signed by the provider, tampered with, or too old. */
  forged: (): void => logger.warn('webhook: signature refused'),
  /** Answered 500, so that it comes again. */
  failed: ({ type, error }: { type: string; error: unknown }): void =>
    logger.error('webhook: event not handled', {
      type,
      error: detailOf(error),
    }),
};
