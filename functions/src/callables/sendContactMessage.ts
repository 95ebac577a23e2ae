import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreContactMessages } from '../adapters/firestore/notices/contactMessages.ts';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS, TRIAL_SALT } from '../config.ts';
import { definePublicCall } from '../edge/defineCall.ts';
import { sendContactMessage as run } from '../usecases/reports/sendContactMessage.ts';

/** Keeps a visitor's message for the owner. */
export const sendContactMessage = definePublicCall({
  name: 'sendContactMessage',
  schemas: CALLS.sendContactMessage,
  options: { ...FUNCTION_OPTIONS.quick, secrets: [TRIAL_SALT] },
  failure: { reason: 'contact-failed' },
  run: (who, contact) =>
    run(
      { who, contact },
      {
        messages: firestoreContactMessages(firestore()),
        rateLimits: firestoreRateLimits(firestore()),
        salt: TRIAL_SALT.value(),
        now: () => new Date(),
      },
    ),
});
