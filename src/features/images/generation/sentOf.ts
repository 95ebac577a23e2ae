import type { CallFailure } from '#app/firebase/calls/callFailure.ts';
import type { Made, Sent } from './attempts.ts';

type Result<Reply> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly failure: CallFailure };

/** A call's result with the picture under one name. */
export const sentOf = <Reply extends Omit<Made, 'pictureUrl'>>(
  result: Result<Reply>,
  pictureUrlOf: (reply: Reply) => string,
): Sent => {
  if (!result.ok) return result;
  const { itemId, creditsRemaining, engine, ignored } = result.value;
  const pictureUrl = pictureUrlOf(result.value);
  return { ok: true, value: { itemId, creditsRemaining, engine, ignored, pictureUrl } };
};
