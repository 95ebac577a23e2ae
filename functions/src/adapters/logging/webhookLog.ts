import { log } from './writeLog.ts';

export const webhookLog = {
  /** Not signed by the provider, tampered with, or too old. */
  forged: (): void => log.warn('webhook: signature refused'),
  /** Answered 500, so that it comes again. */
  failed: ({ type, error }: { type: string; error: unknown }): void =>
    log.error('webhook: event not handled', {
      type,
      error,
    }),
};
