import { PHOTO_LEAST_SIDE } from './photos/photo.ts';

/**
 * Every refusal and failure, once: its code on the wire, the title and message people read, and
 * the next step. `{name}` in a message is filled from the error's parameters.
 */

/** The gRPC-style codes of callable functions that we use. */
export type ErrorCode =
  | 'unauthenticated'
  | 'permission-denied'
  | 'invalid-argument'
  | 'failed-precondition'
  | 'not-found'
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
const TRY_AGAIN = `${NOTHING_CHARGED} Please try again.`;

export const ERRORS = {
  'not-signed-in': {
    code: 'unauthenticated',
    title: 'Error',
    message: 'User not authenticated',
    advice: 'Please sign in again.',
  },
  'session-ended': {
    code: 'unauthenticated',
    title: 'Signed out',
    message: 'You were signed out on this device',
    advice: 'Please sign in again.',
  },
  'account-suspended': {
    code: 'permission-denied',
    title: 'Account suspended',
    message: 'This account is suspended',
    advice: 'If you think this is a mistake, please write to us.',
  },
  'age-missing': {
    code: 'failed-precondition',
    title: 'One thing first',
    message: 'Please confirm that you are 16 or older',
  },
  'account-missing': {
    code: 'permission-denied',
    title: 'Account deleted',
    message: 'This account does not exist any more',
    advice: 'You are welcome to create a new one.',
  },
  'account-closing': {
    code: 'failed-precondition',
    title: 'Your account is being closed',
    message: 'Keep it on the account page to go on',
    advice: NOTHING_CHARGED,
  },
  'account-not-closing': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'Your account is not being closed',
    advice: 'Please reload the page.',
  },
  'sign-in-too-old': {
    code: 'unauthenticated',
    title: 'Please sign in again first',
    message: 'An account is closed or deleted within five minutes of signing in',
    advice: 'Sign out, sign in, and come back to this page.',
  },
  'export-too-soon': {
    code: 'resource-exhausted',
    title: 'One copy a day',
    message: 'Today’s copy is made already',
    advice: 'Please try again tomorrow.',
  },
  'email-mismatch': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'That is not the email of this account',
  },
  'account-change-failed': {
    code: 'unavailable',
    title: 'Error',
    message: "We couldn't finish that",
    advice: 'Please try again: what was begun goes on.',
  },
  'address-missing': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'An account needs an email address',
    advice: 'Please sign in with your email or with Google.',
  },
  'invalid-request': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'The request could not be read',
    advice: `Please reload the page and try again. ${NOTHING_CHARGED}`,
  },
  'text-malformed': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'The text holds a character that cannot be stored',
    advice: `Please type it again. ${NOTHING_CHARGED}`,
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
  'description-empty': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please enter a scene description',
  },
  'product-incomplete': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please upload at least one product image, enter a name, and select a scene',
  },
  'product-name-too-long': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please keep the product name to 120 characters',
  },
  'too-many-photos': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'You can upload up to 5 reference images',
  },
  'edit-empty': {
    code: 'invalid-argument',
    title: 'Error',
    message: "Please enter what you'd like to change about the image",
  },
  'edit-not-understood': {
    code: 'invalid-argument',
    title: 'Error',
    message: "We couldn't tell what to change",
    advice: `Try words such as brighter, warmer, blue background or closer. ${NOTHING_CHARGED}`,
  },
  'enhancement-empty': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please enter a custom prompt or select a preset',
  },
  'profile-photo-missing': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'No profile photo found. Please upload one in Settings or toggle to upload a photo.',
  },
  'too-many-uploads': {
    code: 'resource-exhausted',
    title: 'One moment',
    message: 'You have uploaded as many photos as a day has room for',
    advice: `Please try again tomorrow. ${NOTHING_CHARGED}`,
  },
  'consent-missing': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please say whose photo this is',
  },
  'source-missing': {
    code: 'not-found',
    title: 'Error',
    message: "We couldn't find that photo",
    advice: `Uploads are kept for a day: please upload it again. ${NOTHING_CHARGED}`,
  },
  'source-too-large': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please upload an image smaller than 10MB',
    advice: NOTHING_CHARGED,
  },
  'source-too-small': {
    code: 'invalid-argument',
    title: 'Nothing was drawn',
    message: 'That photo is too small',
    advice: `Please use one whose shorter side has ${PHOTO_LEAST_SIDE} pixels or more. ${NOTHING_CHARGED}`,
  },
  'source-unreadable': {
    code: 'invalid-argument',
    title: 'Error',
    message: "We couldn't read that photo",
    advice: `Please use a JPEG, PNG or WebP of at most 50 megapixels. ${NOTHING_CHARGED}`,
  },
  'source-unsuitable': {
    code: 'failed-precondition',
    title: 'Error',
    message: "We couldn't work with that photo",
    advice: `Please try one with the subject in full view. ${NOTHING_CHARGED}`,
  },
  'product-not-cut-out': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: "We couldn't tell the product from what is behind it",
    advice: `Show it with a few strokes over the photo, or use the whole photo as a print. ${NOTHING_CHARGED}`,
  },
  'photo-not-full-length': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: 'This template needs a full-length photo',
    advice: `Take one that shows the person from head to shoes, or choose a face or upper body template. ${NOTHING_CHARGED}`,
  },
  'photo-head-too-close': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: 'This photo ends too close to the head',
    advice: `Please take one with some room around the head and shoulders, or try a square. ${NOTHING_CHARGED}`,
  },
  'photo-not-alone': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: "We couldn't tell the person from what is beside them",
    advice: `Please take one of one person, with nobody and nothing close to the head and shoulders. ${NOTHING_CHARGED}`,
  },
  'photo-face-too-small': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: 'The face is too small in this photo',
    advice: `Please take one from nearer, or a larger one. ${NOTHING_CHARGED}`,
  },
  'item-missing': {
    code: 'not-found',
    title: 'Error',
    message: "We couldn't find that picture in your library",
    advice: NOTHING_CHARGED,
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
  'plan-ended': {
    code: 'failed-precondition',
    title: 'Plan Ended',
    message: 'Your plan has ended. Choose a plan to go on.',
    advice: NOTHING_CHARGED,
  },
  'payment-overdue': {
    code: 'failed-precondition',
    title: 'Payment Failed',
    message: 'Your last payment failed. Pay it to go on.',
    advice: NOTHING_CHARGED,
  },
  'insufficient-credits': {
    code: 'resource-exhausted',
    title: 'Insufficient Credits',
    message: 'You need {needed} credits. You have {available}.',
  },
  'credits-waiting': {
    code: 'resource-exhausted',
    title: 'Insufficient Credits',
    message:
      'You need {needed} credits. You have {available}, and {waiting} more are waiting for you',
    advice: 'Open the link in our mail to confirm your email: they come at once.',
  },
  'too-many-running': {
    code: 'resource-exhausted',
    title: 'Still drawing',
    message: 'Your plan draws {limit} images at a time',
    advice: `Try again when one is finished. ${NOTHING_CHARGED}`,
  },
  'queue-full': {
    code: 'resource-exhausted',
    title: 'The queue is full',
    message: 'Up to {limit} pictures can wait',
    advice: `Try again when some are finished. ${NOTHING_CHARGED}`,
  },
  'waited-too-long': {
    code: 'unavailable',
    title: 'Error',
    message: 'This picture waited too long',
    advice: `Please ask for it again. ${NOTHING_CHARGED}`,
  },
  'job-missing': {
    code: 'not-found',
    title: 'Error',
    message: "We couldn't find what was asked for",
    advice: `It is kept for a day: please ask for it again. ${NOTHING_CHARGED}`,
  },
  'job-cancelled': {
    code: 'aborted',
    title: 'Cancelled',
    message: 'This picture was cancelled',
    advice: NOTHING_CHARGED,
  },
  'push-unsupported': {
    code: 'invalid-argument',
    title: 'This browser cannot be told',
    message: 'Its push service is not one that we know. Everything else works as before.',
  },
  'cancel-limit': {
    code: 'resource-exhausted',
    title: 'One moment',
    message: 'Too many were cancelled while they were drawn',
    advice: 'This one is finished and charged. Waiting ones can still be cancelled.',
  },
  'shape-unsupported': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'The current engine does not draw this shape',
    advice: `Please choose another one. ${NOTHING_CHARGED}`,
  },
  'too-many-failures': {
    code: 'resource-exhausted',
    title: 'One moment',
    message: 'Too many of your pictures could not be finished',
    advice: `Please try again in an hour. ${NOTHING_CHARGED}`,
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
  'needs-a-model': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: 'The preview engine cannot draw this',
    advice: `Try fewer words, in English: one thing in a place, or words in quotes. ${NOTHING_CHARGED}`,
  },
  'drawing-paused': {
    code: 'resource-exhausted',
    title: 'One moment',
    message: 'No more pictures can be drawn today',
    advice: `Please come back after midnight UTC: your credits wait for you. ${NOTHING_CHARGED}`,
  },
  'switched-off': {
    code: 'unavailable',
    title: 'One moment',
    message: 'Switched off for a while: {words}',
    advice: NOTHING_CHARGED,
  },
  'switched-off-since': {
    code: 'unavailable',
    title: 'Switched off for a while',
    message: 'This kind of picture was switched off before yours was drawn',
    advice: NOTHING_CHARGED,
  },
  'not-permitted': {
    code: 'permission-denied',
    title: 'Not for this account',
    message: 'This page is for the people who run Lumashot',
  },
  'second-factor-missing': {
    code: 'permission-denied',
    title: 'One more step',
    message: 'This page asks for a second factor at the sign-in',
    advice: 'Set it up in Health, or sign out and in again with it.',
  },
  'admin-impossible': {
    code: 'failed-precondition',
    title: 'Not done',
    message: 'Nothing was done: {says}',
  },
  'image-refused': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'This prompt was refused',
    advice: `Please describe something else. ${NOTHING_CHARGED}`,
  },
  'policy-minors': {
    code: 'failed-precondition',
    title: 'Not possible here',
    message: 'We draw nothing sexual with anybody under age',
    advice: `Children who play, learn or laugh are fine. If this was a mistake, please write to us. ${NOTHING_CHARGED}`,
  },
  'policy-real-people': {
    code: 'failed-precondition',
    title: 'Not possible here',
    message: 'We undress nobody who is real',
    advice: `Clothes, places and light are yours to choose. If this was a mistake, please write to us. ${NOTHING_CHARGED}`,
  },
  'policy-weapons': {
    code: 'failed-precondition',
    title: 'Not possible here',
    message: 'We draw no instructions for weapons that kill many',
    advice: `Battles, films and history are fine. If this was a mistake, please write to us. ${NOTHING_CHARGED}`,
  },
  'policy-hate': {
    code: 'failed-precondition',
    title: 'Not possible here',
    message: 'We draw no threats and no hatred of people',
    advice: `Protest, history and names are fine. If this was a mistake, please write to us. ${NOTHING_CHARGED}`,
  },
  'image-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to generate image',
    advice: TRY_AGAIN,
  },
  'image-not-saved': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to save image to library',
    advice: TRY_AGAIN,
  },
  'storyboard-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to generate storyboard. Please try again.',
    advice: NOTHING_CHARGED,
  },
  'product-shot-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to generate product shot',
    advice: TRY_AGAIN,
  },
  'product-edit-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to edit product shot',
    advice: TRY_AGAIN,
  },
  'product-shot-not-saved': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to save product shot to library',
    advice: TRY_AGAIN,
  },
  'portrait-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to generate portrait shot',
    advice: TRY_AGAIN,
  },
  'portrait-not-saved': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to save portrait shot to library',
    advice: TRY_AGAIN,
  },
  'enhancement-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Enhancement failed',
    advice: TRY_AGAIN,
  },
  'item-trashed': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'This picture is in the trash',
    advice: `Restore it first. ${NOTHING_CHARGED}`,
  },
  'recipe-missing': {
    code: 'failed-precondition',
    title: 'This cannot be made again',
    message: 'What this picture was asked for is not kept',
    advice: `Older pictures can be varied. ${NOTHING_CHARGED}`,
  },
  'source-gone': {
    code: 'failed-precondition',
    title: 'This cannot be made again',
    message: 'The photo or picture it was made from is not kept',
    advice: `Choose it again in the form: Remix fills in everything else. ${NOTHING_CHARGED}`,
  },
  'source-trashed': {
    code: 'failed-precondition',
    title: 'This cannot be made again',
    message: 'The picture it was made from is in the trash',
    advice: `Restore that one first. ${NOTHING_CHARGED}`,
  },
  'prices-changed': {
    code: 'failed-precondition',
    title: 'Prices have changed',
    message: 'This page shows prices of before',
    advice:
      'Take the new version that is offered, or reload the page, and look at the price again. Nothing more was charged.',
  },
  'same-again': {
    code: 'failed-precondition',
    title: 'This would be the same again',
    message: 'The preview engine draws this request the same way each time',
    advice: `Vary the picture, or change the request. ${NOTHING_CHARGED}`,
  },
  'nothing-to-change': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: 'The picture would look the same as before',
    advice: `Ask for another change, or for more of it. ${NOTHING_CHARGED}`,
  },
  'already-cut-out': {
    code: 'already-exists',
    title: 'Nothing was drawn',
    message: 'This product has its transparent PNG already',
    advice: `It is in your library, beside the shot. ${NOTHING_CHARGED}`,
  },
  'ground-is-clear': {
    code: 'failed-precondition',
    title: 'Nothing was drawn',
    message: 'This picture would lose its transparent background',
    advice: `Enhance or edit the shot that it was made of. ${NOTHING_CHARGED}`,
  },
  'item-refunded': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'This picture was refunded',
    advice: 'It cannot be restored.',
  },
  'library-change-failed': {
    code: 'unavailable',
    title: 'Error',
    message: "We couldn't save that change",
    advice: 'It is undone here. Please try again.',
  },
  'report-failed': {
    code: 'unavailable',
    title: 'Error',
    message: "We couldn't save your report",
    advice: 'The picture is still there. Please try again.',
  },
  'price-unknown': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'This plan is not on sale',
    advice: 'Please reload the page and choose again.',
  },
  'packs-unavailable': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'Packs of credits are not sold here',
    advice: NOTHING_CHARGED,
  },
  'pack-needs-plan': {
    code: 'failed-precondition',
    title: 'A plan comes first',
    message: 'Packs of credits go with a plan',
    advice: `Choose a plan, then add to it. ${NOTHING_CHARGED}`,
  },
  'checkout-failed': {
    code: 'unavailable',
    title: 'Error',
    message: 'Failed to create checkout session',
    advice: TRY_AGAIN,
  },
  'checkout-missing': {
    code: 'not-found',
    title: 'Error',
    message: "We couldn't find that payment",
    advice: 'If you have paid, your plan starts within minutes.',
  },
  'portal-failed': {
    code: 'unavailable',
    title: 'Error',
    message: "We couldn't open your subscription",
    advice: 'Please try again.',
  },
  'subscription-missing': {
    code: 'failed-precondition',
    title: 'Error',
    message: 'There is no subscription to manage yet',
  },
  'contact-incomplete': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please fill in every field',
  },
  'contact-email': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please enter a valid email address',
  },
  'contact-too-long': {
    code: 'invalid-argument',
    title: 'Error',
    message: 'Please shorten your message',
  },
  'contact-failed': {
    code: 'unavailable',
    title: 'Error',
    message: "Your message wasn't sent",
    advice: 'Please try again.',
  },
  'rate-limited': {
    code: 'resource-exhausted',
    title: 'One moment',
    message: 'Too many requests',
    advice: `Please try again in a little while. ${NOTHING_CHARGED}`,
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
