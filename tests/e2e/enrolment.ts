import type { Page } from '@playwright/test';

export const ENROLMENT_KEY = 'JBSWY3DPEHPK3PXP';

/** Begins a second factor in the place of the Auth emulator, which knows no codes of apps. */
export async function withEnrolment(page: Page): Promise<void> {
  await page.route('**/mfaEnrollment:start*', (route) =>
    route.fulfill({
      json: {
        totpSessionInfo: {
          sharedSecretKey: ENROLMENT_KEY,
          verificationCodeLength: 6,
          hashingAlgorithm: 'SHA1',
          periodSec: 30,
          sessionInfo: 'session',
          finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
        },
      },
    }),
  );
}
