import type { ClientErrorKind } from '@lumashot/domain/calls/clientError';

/** With the first error: nobody else pays for the code. What does not arrive is not told. */
let reporting: Promise<(kind: ClientErrorKind, thrown: unknown) => Promise<void>> | null = null;

export async function report(kind: ClientErrorKind, thrown: unknown): Promise<void> {
  try {
    reporting ??= import('./clientErrors.ts').then(({ reporterOfPage }) => reporterOfPage());
    await (
      await reporting
    )(kind, thrown);
  } catch {
    reporting = null;
  }
}

/** Hears what nobody has caught. It is still in the console, as before. */
export function watchErrors(target: Window = window): void {
  target.addEventListener(
    'error',
    ({ error, message }) =>
      void report('uncaught', error instanceof Error ? error : new Error(message)),
  );
  target.addEventListener('unhandledrejection', ({ reason }) => void report('rejection', reason));
}
