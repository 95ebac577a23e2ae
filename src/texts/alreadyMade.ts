/** Beside the button that would only sell it again. */
export const ALREADY_MADE_TEXTS = {
  isThere: 'You have this picture: the preview engine draws it the same way each time.',
  open: 'Open it',
} as const;
