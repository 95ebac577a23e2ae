import { errorEntry, errorMessage, type Refusal } from '@lumashot/domain/errors';
import { HttpsError } from 'firebase-functions/https';

/** A refusal on the wire: the table's code and message, the reason and its parameters beside. */
export function httpsErrorOf(refusal: Refusal): HttpsError {
  const { reason, params } = refusal;
  return new HttpsError(errorEntry(reason).code, errorMessage(refusal), {
    reason,
    ...(params === undefined ? {} : { params }),
  });
}
