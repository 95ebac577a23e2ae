/**
 * Every refusal and failure, once: its code on the wire, the title and message people read, and
 * the next step. `{name}` in a message is filled from the error's parameters.
 */

/** The gRPC-style codes of callable functions that we use. */
export type ErrorCode =
  | 'unauthenticated'
  | 'invalid-argument'
  | 'failed-precondition'
  | 'resource-exhausted'
  | 'already-exists'
  | 'aborted'
  | 'unavailable'
  | 'internal';

interface ErrorEntry {
  readonly code: ErrorCode;
  readonly title: string;
  readonly message: string;
  /** What to do now, and what it cost: shown after the message. */
  readonly advice?: string;
}

const NOTHING_CHARGED = 'Nothing was charged.';

export const ERRORS = {
  'not-signed-in': {
    code: 'unauthenticated',
    title: 'Error',
    message: 'User not authenticated',
    advice: 'Please sign in again.',
  },
  'invalid-request': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'The request could not be read',
    advice: `Please reload the page and try again. ${NOTHING_CHARGED}`,
  },
  'prompt-empty': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please enter a prompt',
  },
  'prompt-too-long': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please keep the prompt to 2,000 characters',
  },
  'template-unknown': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Scene template not found',
  },
  'profile-setup-failed': {
    code: 'internal',
    title: 'Error',
    message: "We couldn't set up your account. Please try again.",
  },
  'credits-unverified': {
    code: 'failed-precondition',
    title: 'Error',
    message: "We couldn't verify your credits. Please try again.",
    advice: NOTHING_CHARGED,
  },
  'access-ended': {
    code: 'failed-precondition',
    title: 'Trial Expired',
    message: 'Your free trial has ended. Upgrade to continue using the platform.',
    advice: NOTHING_CHARGED,
  },
  'insufficient-credits': {
    code: 'resource-exhausted',
    title: 'Insufficient Credits',
    message: 'You need {needed} credits. You have {available}.',
  },
  'too-many-running': {
    code: 'resource-exhausted',
    title: 'Still drawing',
    message: 'Your plan draws {limit} images at a time',
    advice: `Try again when one is finished. ${NOTHING_CHARGED}`,
  },
  'request-reused': {
    code: 'already-exists',
    title: 'Error',
    message: 'This request was already used for another picture',
    advice: NOTHING_CHARGED,
  },
  'request-running': {
    code: 'aborted',
    title: 'Still drawing',
    message: 'This picture is still being drawn',
    advice: 'It will land in your library.',
  },
  'operation-unsupported': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'This kind of picture is not available with the current engine',
    advice: NOTHING_CHARGED,
  },
  'image-refused': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'This prompt was refused',
    advice: `Please describe something else. ${NOTHING_CHARGED}`,
  },
  'image-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to generate image',
    advice: `${NOTHING_CHARGED} Please try again.`,
  },
  'image-not-saved': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to save image to library',
    advice: `${NOTHING_CHARGED} Please try again.`,
  },
  unreachable: {
    code: 'unavailable',
    title: 'Error',
    message: "We couldn't reach Lumashot",
    advice: 'Check your connection and try again: nothing is charged twice.',
  },
  unexpected: {
    code: 'internal',
    title: 'Error',
    message: 'Something went wrong on our side',
    advice: 'Please try again: nothing is charged twice.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorReason = keyof typeof ERRORS;
export type ErrorParams = Readonly<Record<string, string | number>>;

/** An expected failure as a value. */
export interface Refusal {
  readonly reason: ErrorReason;
  readonly params?: ErrorParams;
}

export const isErrorReason = (value: unknown): value is ErrorReason =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);

export const errorEntry = (reason: ErrorReason): ErrorEntry => ERRORS[reason];

export function errorMessage({ reason, params = {} }: Refusal): string {
  return ERRORS[reason].message.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
